/// Decoded pictures, the ones shown last.
public struct ImageMemoryCache: Sendable {
  private var images: LRUCache<ImageKey, DecodedImage>

  /// Creates an empty cache.
  ///
  /// - Parameter byteBudget: The most bytes of pixels. 64 MB are some 80 photos as wide as a phone
  ///   shows them, 504 by 378 at 4 bytes.
  public init(byteBudget: Int = 64_000_000) {
    images = LRUCache(budget: byteBudget)
  }

  /// The bytes of all pixels.
  public var byteCount: Int { images.used }

  /// The picture, which becomes the one shown last.
  public mutating func image(for key: ImageKey) -> DecodedImage? { images.value(for: key) }

  /// Keeps a picture.
  public mutating func insert(_ image: DecodedImage, for key: ImageKey) {
    images.insert(image, for: key, cost: image.pixels.count)
  }

  /// Drops everything.
  public mutating func removeAll() { images.removeAll() }
}

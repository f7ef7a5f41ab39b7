/// A width and a height in pixels.
public struct PixelSize: Hashable, Sendable {
  /// Pixels in a row, 0 or more.
  public let width: Int
  /// Rows, 0 or more.
  public let height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The width or the height, whichever is more.
  public var longestSide: Int { max(width, height) }

  /// How many pixels there are; both sides of a JPEG have 16 bits, so the product can't overflow.
  public var count: Int { width * height }

  /// The size with the same proportions and at most this longest side, which is never larger than
  /// this one and never empty.
  public func fitting(longestSide limit: Int) -> PixelSize {
    let limit = max(1, limit)
    guard longestSide > limit else { return self }
    func fitted(_ side: Int) -> Int {
      max(1, (side * limit + longestSide / 2) / longestSide)
    }
    return PixelSize(width: fitted(width), height: fitted(height))
  }

  /// Whether neither side is shorter than that of `other`.
  func covers(_ other: PixelSize) -> Bool { width >= other.width && height >= other.height }
}

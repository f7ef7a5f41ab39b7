/// Pixels, ready to be drawn.
public struct DecodedImage: Hashable, Sendable {
  /// The size.
  public let size: PixelSize
  /// Red, green, blue and alpha, 0 to 255 each, row by row from the top.
  public let pixels: [UInt8]

  /// Bytes a pixel.
  public static let bytesPerPixel = 4

  /// Creates an image; there have to be four bytes for each pixel.
  public init(size: PixelSize, pixels: [UInt8]) {
    precondition(pixels.count == size.count * Self.bytesPerPixel)
    self.size = size
    self.pixels = pixels
  }

  /// Pixels in a row.
  public var width: Int { size.width }

  /// Rows.
  public var height: Int { size.height }
}

public import Foundation

/// Decodes JPEGs at the size that is shown.
public struct JPEGDecoder: ImageDecoder {
  private let pixelLimit: Int

  /// Creates a decoder that refuses files of more than `pixelLimit` pixels.
  ///
  /// A phone's largest photos, 8,064 by 6,048 pixels, are just within 50 megapixels. Progressive
  /// ones take 6 bytes a pixel while they are decoded, at whatever size, and a file of a few
  /// kilobytes can claim 4,000 megapixels.
  public init(pixelLimit: Int = 50_000_000) {
    self.pixelLimit = pixelLimit
  }

  /// How `data` will be decoded, from its header alone.
  ///
  /// - Throws: `ImageError.notJPEG`, `.damaged`, `.printColors` or `.tooManyPixels`.
  public func plan(_ data: Data, fittingPixels longestSide: Int) throws -> ScaledDecode {
    let format = ImageFormat(of: data)
    guard format == .jpeg else { throw ImageError.notJPEG(format) }
    let size = try PlatformJPEG.size(of: data)
    guard size.count <= pixelLimit else {
      throw ImageError.tooManyPixels(count: size.count, limit: pixelLimit)
    }
    return ScaledDecode(
      of: size, fittingPixels: longestSide)
  }

  /// Decodes `data` at a fraction of its size, averages that down and turns it upright.
  public func decode(_ data: Data, fittingPixels longestSide: Int) throws -> DecodedImage {
    let plan = try plan(data, fittingPixels: longestSide)
    return try PlatformJPEG.pixels(of: data, scaledTo: plan.decoded)
      .downsampled(to: plan.result)
      .upright(from: ImageOrientation(exifIn: data))
  }
}

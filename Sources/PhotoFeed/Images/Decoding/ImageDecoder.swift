public import Foundation

/// Turns a file into pixels.
public protocol ImageDecoder: Sendable {
  /// The picture, upright, with its longest side at most this many pixels, and never enlarged.
  ///
  /// - Throws: `ImageError`.
  func decode(_ data: Data, fittingPixels longestSide: Int) throws -> DecodedImage
}

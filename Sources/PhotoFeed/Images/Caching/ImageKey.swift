public import Foundation

/// A picture at a size: the same file at two sizes is decoded twice.
public struct ImageKey: Hashable, Sendable {
  /// Where the file is.
  public let url: URL
  /// The most pixels of the longest side.
  public let longestSide: Int

  /// Creates a key.
  public init(url: URL, longestSide: Int) {
    self.url = url
    self.longestSide = longestSide
  }
}

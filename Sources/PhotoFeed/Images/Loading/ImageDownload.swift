public import Foundation

/// What the server says to a request for a picture.
public enum ImageDownload: Hashable, Sendable {
  /// The file, and its entity tag if there is one.
  case image(Data, etag: String?)
  /// The file with the entity tag that was sent is still the right one.
  case notModified
}

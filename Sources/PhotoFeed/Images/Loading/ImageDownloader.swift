public import Foundation

/// Fetches the files of pictures.
public protocol ImageDownloader: Sendable {
  /// The file at `url`, unless it is still the one with this entity tag.
  ///
  /// - Throws: `ImageError`, or `CancellationError` when the task was cancelled.
  func download(_ url: URL, unless etag: String?) async throws -> ImageDownload
}

/// The server, in the feed's words.
public protocol FeedAPI: Sendable {
  /// The page at `cursor`, or the first one when it is nil.
  ///
  /// - Throws: `FeedError`, or `CancellationError` when the task was cancelled.
  func page(at cursor: String?) async throws -> FeedPage

  /// Makes `like` hold, however often it is sent.
  ///
  /// - Throws: `FeedError`, or `CancellationError` when the task was cancelled.
  func send(_ like: Like) async throws
}

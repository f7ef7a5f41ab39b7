/// The one source of truth of the feed, which hides what comes from disk and what from the network.
public protocol FeedRepository: Sendable {
  /// The saved posts, newest first; empty when nothing is saved or it can't be read.
  func cachedFeed() async -> [Post]

  /// A page from the server, and the first one when `cursor` is nil.
  ///
  /// - Throws: `FeedError`, or `CancellationError` when the task was cancelled.
  func fetchFeed(cursor: String?) async throws -> FeedPage

  /// Likes a post or takes the like back; returns when that is sent or durably queued.
  ///
  /// - Throws: `FeedError.refused` when the server says no; being offline is not a refusal.
  func setLiked(_ liked: Bool, postID: String) async throws

  /// The likes that the server refuses from now on, also those that were queued long ago.
  ///
  /// None by default, for a repository that queues nothing.
  func refusedLikes() async -> AsyncStream<Like>
}

extension FeedRepository {
  /// No likes: they are all settled when `setLiked` returns.
  public func refusedLikes() async -> AsyncStream<Like> { AsyncStream { $0.finish() } }
}

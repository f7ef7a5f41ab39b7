public import Foundation

/// The feed on disk: what was last on screen, and the likes that have not been sent.
///
/// - Throws: Every function throws `FeedError.diskFull` or `.storage`.
public protocol FeedStore: Sendable {
  /// The first posts in order, at most `limit`.
  func posts(limit: Int) async throws -> [Post]

  /// Replaces all posts.
  func replacePosts(with posts: [Post]) async throws

  /// Merges a later page: a known post keeps its place and takes the newer value.
  func appendPosts(_ posts: [Post]) async throws

  /// Drops the posts created before `date` and those after the first `count`.
  func dropPosts(createdBefore date: Date, beyond count: Int) async throws

  /// The likes to send, in order, one a post.
  func queuedLikes() async throws -> [Like]

  /// Queues a like behind the others, in place of what was queued for its post.
  func enqueue(_ like: Like) async throws

  /// Notes that the server has accepted `like`: its post shows it and it is no longer queued.
  ///
  /// A newer like of the same post stays queued.
  func settle(_ like: Like) async throws

  /// Drops a like that the server has refused, unless a newer one has taken its place.
  func discard(_ like: Like) async throws
}

public import Foundation

/// A store that forgets everything with the process.
public actor InMemoryFeedStore: FeedStore {
  private var posts: [Post] = []
  private var likes: [Like] = []

  /// Creates an empty store.
  public init() {}

  /// The first posts, at most `limit`.
  public func posts(limit: Int) -> [Post] { Array(posts.prefix(limit)) }

  /// Replaces all posts.
  public func replacePosts(with posts: [Post]) { self.posts = [].merging(posts) }

  /// Merges a later page.
  public func appendPosts(_ posts: [Post]) { self.posts = self.posts.merging(posts) }

  /// Drops what is too old or too much.
  public func dropPosts(createdBefore date: Date, beyond count: Int) {
    posts = posts.prefix(count).filter { $0.createdAt >= date }
  }

  /// The likes to send, in order.
  public func queuedLikes() -> [Like] { likes }

  /// Queues a like behind the others.
  public func enqueue(_ like: Like) {
    likes.removeAll { $0.postID == like.postID }
    likes.append(like)
  }

  /// Notes that the server has accepted a like.
  public func settle(_ like: Like) {
    if let place = posts.firstIndex(where: { $0.id == like.postID }) {
      posts[place] = posts[place].settingLiked(like.liked)
    }
    discard(like)
  }

  /// Drops a like that the server has refused.
  public func discard(_ like: Like) { likes.removeAll { $0 == like } }
}

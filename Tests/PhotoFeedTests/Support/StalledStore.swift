import Foundation
import PhotoFeed

/// A store that takes a page, and if that is wanted a settled like, only when the test lets it.
struct StalledStore: FeedStore {
  let writes = Inbox<Void, Void>()
  let settles = Inbox<Like, Void>()
  var stallsSettling = false
  private let store = InMemoryFeedStore()

  func replacePosts(with posts: [Post]) async throws {
    try await writes.ask(())
    await store.replacePosts(with: posts)
  }

  func appendPosts(_ posts: [Post]) async throws {
    try await writes.ask(())
    await store.appendPosts(posts)
  }

  func posts(limit: Int) async -> [Post] { await store.posts(limit: limit) }
  func dropPosts(createdBefore date: Date, beyond count: Int) async {
    await store.dropPosts(createdBefore: date, beyond: count)
  }
  func queuedLikes() async -> [Like] { await store.queuedLikes() }
  func enqueue(_ like: Like) async { await store.enqueue(like) }
  func settle(_ like: Like) async throws {
    if stallsSettling { try await settles.ask(like) }
    await store.settle(like)
  }
  func discard(_ like: Like) async { await store.discard(like) }
}

import Foundation
import PhotoFeed
import Synchronization

/// A store on a device that nobody has unlocked yet: nothing can be read from it.
final class LockedStore: FeedStore {
  private let store = InMemoryFeedStore()
  private let isLocked = Mutex(true)
  private let queue: [Like]

  /// - Parameter queue: The likes that are on the disk.
  init(queue: [Like]) { self.queue = queue }

  func unlock() { isLocked.withLock { $0 = false } }

  private func check() throws {
    if isLocked.withLock({ $0 }) { throw FeedError.storage(code: 10, message: "locked") }
  }

  func queuedLikes() async throws -> [Like] {
    try check()
    return queue
  }

  func posts(limit: Int) async throws -> [Post] {
    try check()
    return await store.posts(limit: limit)
  }

  func replacePosts(with posts: [Post]) async { await store.replacePosts(with: posts) }
  func appendPosts(_ posts: [Post]) async { await store.appendPosts(posts) }
  func dropPosts(createdBefore date: Date, beyond count: Int) async {
    await store.dropPosts(createdBefore: date, beyond: count)
  }
  func enqueue(_ like: Like) async { await store.enqueue(like) }
  func settle(_ like: Like) async { await store.settle(like) }
  func discard(_ like: Like) async { await store.discard(like) }
}

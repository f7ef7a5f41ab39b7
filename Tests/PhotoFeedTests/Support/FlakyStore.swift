import Foundation
import PhotoFeed
import Synchronization

/// A store on a disk that can be made to fail and to work again, as that of a device that is
/// locked.
final class FlakyStore: FeedStore {
  /// What is on the disk.
  let disk = InMemoryFeedStore()
  private let failing = Mutex(false)

  var fails: Bool {
    get { failing.withLock { $0 } }
    set { failing.withLock { $0 = newValue } }
  }

  private func working() throws -> InMemoryFeedStore {
    if fails { throw FeedError.storage(code: 10, message: "locked") }
    return disk
  }

  func queuedLikes() async throws -> [Like] { try await working().queuedLikes() }
  func posts(limit: Int) async throws -> [Post] { try await working().posts(limit: limit) }
  func replacePosts(with posts: [Post]) async throws {
    try await working().replacePosts(with: posts)
  }
  func appendPosts(_ posts: [Post]) async throws { try await working().appendPosts(posts) }
  func dropPosts(createdBefore date: Date, beyond count: Int) async throws {
    try await working().dropPosts(createdBefore: date, beyond: count)
  }
  func enqueue(_ like: Like) async throws { try await working().enqueue(like) }
  func settle(_ like: Like) async throws { try await working().settle(like) }
  func discard(_ like: Like) async throws { try await working().discard(like) }
}

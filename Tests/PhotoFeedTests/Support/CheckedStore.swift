import Foundation
import PhotoFeed

/// A store that is reached only while a check passes.
struct CheckedStore: FeedStore {
  let store: any FeedStore
  let check: @Sendable () throws -> Void

  private func reached() throws -> any FeedStore {
    try check()
    return store
  }

  func posts(limit: Int) async throws -> [Post] { try await reached().posts(limit: limit) }
  func replacePosts(with posts: [Post]) async throws {
    try await reached().replacePosts(with: posts)
  }
  func appendPosts(_ posts: [Post]) async throws { try await reached().appendPosts(posts) }
  func dropPosts(createdBefore date: Date, beyond count: Int) async throws {
    try await reached().dropPosts(createdBefore: date, beyond: count)
  }
  func queuedLikes() async throws -> [Like] { try await reached().queuedLikes() }
  func enqueue(_ like: Like) async throws { try await reached().enqueue(like) }
  func settle(_ like: Like) async throws { try await reached().settle(like) }
  func discard(_ like: Like) async throws { try await reached().discard(like) }
}

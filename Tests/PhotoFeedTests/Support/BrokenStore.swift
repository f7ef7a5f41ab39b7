import Foundation
import PhotoFeed

/// A store on a disk that is full.
struct BrokenStore: FeedStore {
  func posts(limit: Int) throws -> [Post] { throw FeedError.diskFull }
  func replacePosts(with posts: [Post]) throws { throw FeedError.diskFull }
  func appendPosts(_ posts: [Post]) throws { throw FeedError.diskFull }
  func dropPosts(createdBefore date: Date, beyond count: Int) throws { throw FeedError.diskFull }
  func queuedLikes() throws -> [Like] { throw FeedError.diskFull }
  func enqueue(_ like: Like) throws { throw FeedError.diskFull }
  func settle(_ like: Like) throws { throw FeedError.diskFull }
  func discard(_ like: Like) throws { throw FeedError.diskFull }
}

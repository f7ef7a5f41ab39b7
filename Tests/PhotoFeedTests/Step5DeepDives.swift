import Foundation
import PhotoFeed
import Testing

/// The offline cache: one contract, held against each store.
@Suite(.timeLimit(.minutes(5)))
struct Step5DeepDives {
  enum StoreKind: CaseIterable {
    case memory, sqlite

    func make(_ directory: TemporaryDirectory) throws -> any FeedStore {
      switch self {
      case .memory: InMemoryFeedStore()
      case .sqlite: try SQLiteFeedStore(file: directory.database)
      }
    }
  }

  private let directory = TemporaryDirectory()

  @Test("An empty store has nothing to show and nothing to send", arguments: StoreKind.allCases)
  func empty(kind: StoreKind) async throws {
    let store = try kind.make(directory)
    #expect(try await store.posts(limit: 10) == [])
    #expect(try await store.queuedLikes() == [])
  }

  @Test("A refresh replaces what was saved, in the server's order", arguments: StoreKind.allCases)
  func replace(kind: StoreKind) async throws {
    let store = try kind.make(directory)
    try await store.replacePosts(with: Post.samples(0..<5))
    try await store.replacePosts(with: [.sample("9"), .sample("3")])
    #expect(try await store.posts(limit: 10).ids == ["9", "3"])
  }

  @Test(
    "A later page is appended, and a known post takes the newer value in its old place",
    arguments: StoreKind.allCases)
  func append(kind: StoreKind) async throws {
    let store = try kind.make(directory)
    try await store.replacePosts(with: Post.samples(0..<3))
    try await store.appendPosts([.sample("1", likes: 9), .sample("3")])
    let posts = try await store.posts(limit: 10)
    #expect(posts.ids == ["0", "1", "2", "3"])
    #expect(posts[1].likeCount == 9)
  }

  @Test("The first posts can be read without the others", arguments: StoreKind.allCases)
  func limit(kind: StoreKind) async throws {
    let store = try kind.make(directory)
    try await store.replacePosts(with: Post.samples(0..<3))
    for (limit, count) in [(0, 0), (2, 2), (3, 3), (4, 3)] {
      #expect(try await store.posts(limit: limit).count == count)
    }
  }

  @Test(
    "Posts beyond the count are dropped, and not the one that just fits",
    arguments: StoreKind.allCases, [(2, 2), (3, 3), (4, 3)])
  func count(kind: StoreKind, limit: (count: Int, left: Int)) async throws {
    let store = try kind.make(directory)
    try await store.replacePosts(with: Post.samples(0..<3))
    try await store.dropPosts(createdBefore: newYear, beyond: limit.count)
    #expect(try await store.posts(limit: 10).ids == Post.samples(0..<limit.left).ids)
  }

  @Test(
    "Posts beyond the age are dropped, and not the one that is just young enough",
    arguments: StoreKind.allCases, [(-0.001, 0), (0, 1), (0.001, 1)])
  func age(kind: StoreKind, post: (age: Double, left: Int)) async throws {
    let store = try kind.make(directory)
    let date = newYear.addingTimeInterval(post.age)
    try await store.replacePosts(with: [.sample("1", at: date)])
    try await store.dropPosts(createdBefore: newYear, beyond: 10)
    #expect(try await store.posts(limit: 10).count == post.left)
  }

  @Test(
    "Queued likes keep their order, and a post's last one takes the place of the one before",
    arguments: StoreKind.allCases)
  func queue(kind: StoreKind) async throws {
    let store = try kind.make(directory)
    for like in [Like("1", true), Like("2", true), Like("1", false)] {
      try await store.enqueue(like)
    }
    #expect(try await store.queuedLikes() == [Like("2", true), Like("1", false)])
  }

  @Test(
    "A like that is settled changes its one post and is sent no more", arguments: StoreKind.allCases
  )
  func settle(kind: StoreKind) async throws {
    let store = try kind.make(directory)
    try await store.replacePosts(with: Post.samples(0..<3))
    try await store.enqueue(Like("1", true))
    try await store.settle(Like("1", true))
    let posts = try await store.posts(limit: 10)
    #expect(posts == [.sample("0"), .sample("1", likes: 4, isLiked: true), .sample("2")])
    #expect(try await store.queuedLikes() == [])
  }

  @Test("A like that is settled leaves a newer one in the queue", arguments: StoreKind.allCases)
  func settleOlder(kind: StoreKind) async throws {
    let store = try kind.make(directory)
    try await store.enqueue(Like("1", false))
    try await store.settle(Like("1", true))
    try await store.discard(Like("1", true))
    #expect(try await store.queuedLikes() == [Like("1", false)])
  }

  @Test("A refused like is dropped and its post stays as it is", arguments: StoreKind.allCases)
  func discard(kind: StoreKind) async throws {
    let store = try kind.make(directory)
    try await store.replacePosts(with: [.sample("1")])
    try await store.enqueue(Like("1", true))
    try await store.discard(Like("1", true))
    #expect(try await store.posts(limit: 10) == [.sample("1")])
    #expect(try await store.queuedLikes() == [])
  }

  @Test(
    "Settling a like of a post that is gone is no crash and no ghost", arguments: StoreKind.allCases
  )
  func settleGone(kind: StoreKind) async throws {
    let store = try kind.make(directory)
    try await store.settle(Like("1", true))
    #expect(try await store.posts(limit: 10) == [])
  }
}

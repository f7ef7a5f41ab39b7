import PhotoFeed

/// A server whose every answer is the test's.
struct FakeAPI: FeedAPI {
  let pages = Inbox<String?, FeedPage>()
  let likes = Inbox<Like, Void>()

  func page(at cursor: String?) async throws -> FeedPage { try await pages.ask(cursor) }

  func send(_ like: Like) async throws { try await likes.ask(like) }
}

import PhotoFeed

/// A repository whose every answer is the test's.
struct FakeRepository: FeedRepository {
  let saved = Inbox<Void, [Post]>()
  let pages = Inbox<String?, FeedPage>()
  let likes = Inbox<Like, Void>()

  func cachedFeed() async -> [Post] { (try? await saved.ask(())) ?? [] }

  func fetchFeed(cursor: String?) async throws -> FeedPage { try await pages.ask(cursor) }

  func setLiked(_ liked: Bool, postID: String) async throws {
    try await likes.ask(Like(postID: postID, liked: liked))
  }
}

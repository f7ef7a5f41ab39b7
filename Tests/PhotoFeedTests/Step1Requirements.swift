import Foundation
import PhotoFeed
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct Step1Requirements {
  private let server = Server(Post.samples(0..<50))
  private let directory = TemporaryDirectory()

  /// The whole feature, over real sockets and a real database, as one launch of the app.
  private func launch() throws -> FeedViewModel {
    FeedViewModel(
      repository: OfflineFirstFeedRepository(
        HTTPFeedAPI(over: LoopbackTransport(server)), try SQLiteFeedStore(file: directory.database))
    )
  }

  @Test("The feed shows image, author, caption and like count of each post, in the server's order")
  func feed() async throws {
    let model = try launch()
    await model.start()
    #expect(model.screen == .posts)
    #expect(model.posts == Array(server.posts[..<20]))
  }

  @Test("A like reaches the server, and a second launch shows it")
  func like() async throws {
    let model = try launch()
    await model.start()
    await model.toggleLike(postID: "7").value
    #expect(server.posts[7] == .sample("7", likes: 4, isLiked: true))
    server.isOnline = false
    let second = try launch()
    await second.start()
    #expect(second.posts[7] == .sample("7", likes: 4, isLiked: true))
  }

  @Test("Taking a like back reaches the server, and a second launch shows it")
  func unlike() async throws {
    server.posts[7] = .sample("7", likes: 4, isLiked: true)
    let model = try launch()
    await model.start()
    await model.toggleLike(postID: "7").value
    #expect(server.posts[7] == .sample("7"))
    server.isOnline = false
    let second = try launch()
    await second.start()
    #expect(second.posts[7] == .sample("7"))
  }

  @Test("Pull to refresh replaces the list with the server's")
  func refresh() async throws {
    let model = try launch()
    await model.start()
    server.posts = [.sample("new")] + server.posts[5...]
    await model.refresh()
    #expect(model.posts == Array(server.posts[..<20]))
  }

  @Test("Load more appends the next page, until there is none")
  func loadMore() async throws {
    let model = try launch()
    await model.start()
    for count in [40, 50, 50] {
      await model.loadMore()
      #expect(model.posts == Array(server.posts[..<count]))
    }
    #expect(server.requests.count == 3)
  }

  @Test("Started offline, the saved posts are shown with a quiet mark and no error")
  func offline() async throws {
    try await launch().start()
    server.isOnline = false
    let model = try launch()
    await model.start()
    #expect(model.screen == .posts)
    #expect(model.posts == Array(server.posts[..<20]))
    #expect(model.isOffline)
    #expect(model.errorMessage == nil)
  }

  @Test("Started offline with nothing saved, there is a way to try again and no endless spinner")
  func offlineAndEmpty() async throws {
    server.isOnline = false
    let model = try launch()
    #expect(model.screen == .loading)
    await model.start()
    #expect(model.screen == .empty)
    #expect(model.errorMessage == "You're offline.")
    server.isOnline = true
    await model.refresh()
    #expect(model.screen == .posts)
    #expect(!model.isOffline)
  }

  @Test("On a slow network the saved posts are on screen before the first byte arrives")
  func slowNetwork() async throws {
    try await launch().start()
    let silent = LoopbackServer { _ in .stall("") }
    let model = FeedViewModel(
      repository: OfflineFirstFeedRepository(
        HTTPFeedAPI(over: URLSessionTransport(base: silent.base)),
        try SQLiteFeedStore(file: directory.database)))
    let start = Task { await model.start() }
    await until { model.posts.count == 20 }
    #expect(model.posts == Array(server.posts[..<20]))
    start.cancel()
    await start.value
    #expect(model.errorMessage == nil)
  }

  @Test(
    "Every post has one label for VoiceOver, with the right plurals",
    arguments: [
      (0, false, 0, "Ana, A caption, 0 likes, just now"),
      (1, false, 60, "Ana, A caption, 1 like, 1 minute ago"),
      (2, true, 7_199, "Ana, A caption, 2 likes, liked by you, 1 hour ago"),
      (3, false, 7_200, "Ana, A caption, 3 likes, 2 hours ago"),
      (3, false, 86_399, "Ana, A caption, 3 likes, 23 hours ago"),
      (3, false, 86_400, "Ana, A caption, 3 likes, 1 day ago"),
      (3, false, -60, "Ana, A caption, 3 likes, just now"),
    ])
  func label(likes: Int, isLiked: Bool, age: TimeInterval, text: String) {
    let post = Post.sample("1", likes: likes, isLiked: isLiked)
    #expect(PostLabel(post, now: newYear.addingTimeInterval(age)).text == text)
  }
}

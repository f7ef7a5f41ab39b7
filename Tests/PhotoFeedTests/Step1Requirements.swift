import Foundation
import PhotoFeed
import PhotoFeedServer
import Testing

/// The whole feature, over real sockets and a real database.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct Step1Requirements {
  private let feed = ServedFeed(FeedItem.samples(50, newest: newYear))
  private let server: LoopbackServer
  private let directory = TemporaryDirectory()

  init() throws { server = try LoopbackServer(feed, now: { .now }) }

  /// One launch of the app.
  private func launch() throws -> FeedViewModel {
    FeedViewModel(
      repository: OfflineFirstFeedRepository(
        HTTPFeedAPI(over: URLSessionTransport(base: server.base)),
        try SQLiteFeedStore(file: directory.database)))
  }

  /// What the server has, as it is to be shown.
  private var served: [Post] { feed.posts(from: server.base) }

  private func goOffline() { server.misbehave { $0.always(.drop) } }

  private func goOnline() { server.misbehave { $0.stop(.drop) } }

  @Test("The feed shows image, author, caption and like count of each post, in the server's order")
  func feedIsShown() async throws {
    let model = try launch()
    await model.start()
    #expect(model.screen == .posts)
    #expect(model.posts == Array(served[..<20]))
  }

  @Test("A like reaches the server, and a second launch shows it")
  func like() async throws {
    let before = served[7]
    let model = try launch()
    await model.start()
    await model.toggleLike(postID: before.id).value
    #expect(served[7] == before.settingLiked(true))
    goOffline()
    let second = try launch()
    await second.start()
    #expect(second.posts[7] == before.settingLiked(true))
  }

  @Test("Taking a like back reaches the server, and a second launch shows it")
  func unlike() async throws {
    let before = served[7]
    let model = try launch()
    await model.start()
    await model.toggleLike(postID: before.id).value
    await model.toggleLike(postID: before.id).value
    #expect(served[7] == before)
    goOffline()
    let second = try launch()
    await second.start()
    #expect(second.posts[7] == before)
  }

  @Test("Pull to refresh replaces the list with the server's")
  func refresh() async throws {
    let model = try launch()
    await model.start()
    feed.items = FeedItem.samples(3, seed: 2, newest: newYear) + feed.items[5...]
    await model.refresh()
    #expect(model.posts == Array(served[..<20]))
  }

  @Test("Load more appends the next page, until there is none")
  func loadMore() async throws {
    let model = try launch()
    await model.start()
    for count in [40, 50, 50] {
      await model.loadMore()
      #expect(model.posts == Array(served[..<count]))
    }
    #expect(server.requests.count == 3)
  }

  @Test("A post that comes at the top while somebody reads repeats and skips nothing below")
  func postMeanwhile() async throws {
    let model = try launch()
    await model.start()
    let before = served
    feed.items.insert(FeedItem.samples(1, seed: 2, newest: newYear)[0], at: 0)
    await model.loadMore()
    #expect(model.posts == Array(before[..<40]))
  }

  @Test("Started offline, the saved posts are shown with a quiet mark and no error")
  func offline() async throws {
    try await launch().start()
    goOffline()
    let model = try launch()
    await model.start()
    #expect(model.screen == .posts)
    #expect(model.posts == Array(served[..<20]))
    #expect(model.isOffline)
    #expect(model.errorMessage == nil)
  }

  @Test("Started offline with nothing saved, there is a way to try again and no endless spinner")
  func offlineAndEmpty() async throws {
    goOffline()
    let model = try launch()
    #expect(model.screen == .loading)
    await model.start()
    #expect(model.screen == .empty)
    #expect(model.errorMessage == "You're offline.")
    goOnline()
    await model.refresh()
    #expect(model.screen == .posts)
    #expect(!model.isOffline)
  }

  @Test("A server that is not there at all is offline, too")
  func noServer() async throws {
    server.stop()
    let model = try launch()
    await model.start()
    #expect(model.screen == .empty && model.isOffline)
  }

  @Test("On a slow network the saved posts are on screen before the first byte arrives")
  func slowNetwork() async throws {
    try await launch().start()
    server.misbehave { $0.always(.delay(.seconds(1_000))) }
    let model = try launch()
    let start = Task { await model.start() }
    await until { model.posts.count == 20 }
    #expect(model.posts == Array(served[..<20]))
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

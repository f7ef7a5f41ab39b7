import PhotoFeed
import Testing

@MainActor
extension Step5DeepDives {
  @Test("A page that comes while a like is under way does not outlive the like's refusal")
  func pageBeforeRefusal() async {
    let api = FakeAPI()
    let model = FeedViewModel(repository: OfflineFirstFeedRepository(api))
    func refresh() async {
      async let refresh: Void = model.refresh()
      await api.pages.next().succeed(FeedPage(posts: [.sample("1")], nextCursor: nil))
      await refresh
    }
    await refresh()
    let like = model.toggleLike(postID: "1")
    let request = await api.likes.next()
    await refresh()
    #expect(model.posts == [.sample("1", likes: 4, isLiked: true)])
    request.fail(FeedError.refused(status: 403))
    await like.value
    await until { model.posts == [.sample("1")] }
    #expect(model.posts == [.sample("1")])
  }

  @Test(
    "A like refused after it was queued is taken back on the screen, which says so",
    arguments: [
      (false, "The server didn't accept an earlier like."),
      (true, "The server didn't accept an earlier unlike."),
    ])
  func refusedLater(isLiked: Bool, message: String) async {
    let posts = (0..<21).map { Post.sample("\($0)", isLiked: isLiked) }
    let server = Server(posts)
    let repository = OfflineFirstFeedRepository(HTTPFeedAPI(over: server))
    let model = FeedViewModel(repository: repository)
    await model.refresh()
    server.isOnline = false
    await model.toggleLike(postID: "3").value
    #expect(model.posts[3].isLiked == !isLiked)
    #expect(model.errorMessage == nil)
    server.isOnline = true
    server.refusesLikes = true
    await model.loadMore()
    await until { model.errorMessage != nil }
    #expect(model.errorMessage == message)
    #expect(model.posts == posts)
    #expect(await repository.cachedFeed() == posts)
  }

  @Test("A like refused after it was queued leaves what the person has wanted since")
  func refusedAfterAnotherTap() async {
    let api = FakeAPI()
    let repository = OfflineFirstFeedRepository(api)
    let model = FeedViewModel(repository: repository)
    async let refresh: Void = model.refresh()
    await api.pages.next().succeed(FeedPage(posts: [.sample("1")], nextCursor: nil))
    await refresh
    let queued = model.toggleLike(postID: "1")
    await api.likes.next().fail(FeedError.offline)
    await queued.value
    async let sent: Void = repository.sendLikes()
    let first = await api.likes.next()
    let unlike = model.toggleLike(postID: "1")
    first.fail(FeedError.refused(status: 403))
    let second = await api.likes.next()
    #expect(second.request == Like("1", false))
    second.fail(FeedError.refused(status: 403))
    await unlike.value
    await sent
    await until { model.posts == [.sample("1")] }
    #expect(model.posts == [.sample("1")])
    #expect(model.errorMessage == "The server didn't accept that.")
  }

  @Test(
    "What is said of a refused like stands until the person refreshes or taps again",
    arguments: [false, true])
  func standingMessage(byTap: Bool) async {
    let server = Server(Post.samples(0..<41))
    let model = FeedViewModel(repository: OfflineFirstFeedRepository(HTTPFeedAPI(over: server)))
    await model.refresh()
    server.refusesLikes = true
    await model.toggleLike(postID: "1").value
    server.refusesLikes = false
    await model.loadMore()
    server.isOnline = false
    await model.loadMore()
    #expect(model.errorMessage == "The server didn't accept that.")
    if byTap { await model.toggleLike(postID: "2").value } else { await model.refresh() }
    #expect(model.errorMessage == nil)
  }
}

import PhotoFeed
import Testing

@MainActor
extension Step5DeepDives {
  private func screen(_ repository: FakeRepository) async -> FeedViewModel {
    let model = FeedViewModel(repository: repository)
    async let refresh: Void = model.refresh()
    await repository.pages.next().succeed(
      FeedPage(posts: Post.samples(0..<3), nextCursor: "next"))
    await refresh
    return model
  }

  @Test("Ten load-more calls at once are one request")
  func tenLoadMores() async {
    let repository = FakeRepository()
    let model = await screen(repository)
    let calls = (1...10).map { _ in Task { await model.loadMore() } }
    await repository.pages.next().succeed(FeedPage(posts: Post.samples(3..<6), nextCursor: nil))
    for call in calls { await call.value }
    #expect(repository.pages.asked == [nil, "next"])
    #expect(model.posts == Post.samples(0..<6))
  }

  @Test("A failed load-more keeps the cursor and can be tried again")
  func retryLoadMore() async {
    let repository = FakeRepository()
    let model = await screen(repository)
    async let first: Void = model.loadMore()
    await repository.pages.next().fail(FeedError.timedOut(after: .seconds(15)))
    await first
    #expect(model.posts == Post.samples(0..<3))
    #expect(model.errorMessage != nil)
    async let second: Void = model.loadMore()
    await repository.pages.next().succeed(FeedPage(posts: Post.samples(3..<6), nextCursor: nil))
    await second
    #expect(repository.pages.asked == [nil, "next", "next"])
    #expect(model.posts == Post.samples(0..<6))
    #expect(model.errorMessage == nil)
  }

  @Test("Load more at the end asks for nothing, nor does it before the first page")
  func end() async {
    let repository = FakeRepository()
    let model = FeedViewModel(repository: repository)
    await model.loadMore()
    #expect(repository.pages.asked == [])
    async let refresh: Void = model.refresh()
    await repository.pages.next().succeed(FeedPage(posts: [.sample("1")], nextCursor: nil))
    await refresh
    await model.loadMore()
    #expect(repository.pages.asked == [nil])
  }

  @Test("A first page without posts that names a next one is not the end")
  func emptyFirstPage() async {
    let repository = FakeRepository()
    let model = FeedViewModel(repository: repository)
    async let refresh: Void = model.refresh()
    await repository.pages.next().succeed(FeedPage(posts: [], nextCursor: "next"))
    let second = await repository.pages.next()
    #expect(model.screen == .loading)
    second.succeed(FeedPage(posts: [.sample("1")], nextCursor: nil))
    await refresh
    #expect(model.posts == [.sample("1")])
  }

  @Test("A page that brings nothing new is followed by the next one")
  func nothingNew() async {
    let repository = FakeRepository()
    let model = await screen(repository)
    async let more: Void = model.loadMore()
    await repository.pages.next().succeed(FeedPage(posts: Post.samples(1..<3), nextCursor: "last"))
    await repository.pages.next().succeed(FeedPage(posts: Post.samples(3..<6), nextCursor: nil))
    await more
    #expect(repository.pages.asked == [nil, "next", "last"])
    #expect(model.posts == Post.samples(0..<6))
  }

  @Test("A server that has nothing but empty pages is not asked for ever")
  func emptyPages() async {
    let repository = FakeRepository()
    let model = await screen(repository)
    async let more: Void = model.loadMore()
    for number in 1...10 {
      await repository.pages.next().succeed(FeedPage(posts: [], nextCursor: "\(number)"))
    }
    await more
    #expect(repository.pages.asked.count == 11)
    #expect(model.errorMessage == nil)
  }

  @Test("Overlapping pages do not repeat a post")
  func overlappingPages() async {
    let repository = FakeRepository()
    let model = await screen(repository)
    async let more: Void = model.loadMore()
    await repository.pages.next().succeed(
      FeedPage(posts: [.sample("2", likes: 9), .sample("3")], nextCursor: nil))
    await more
    #expect(model.posts.ids == ["0", "1", "2", "3"])
    #expect(model.posts[2].likeCount == 9)
  }

  @Test("A page that continues the list before a refresh is not appended to the list after it")
  func staleLoadMore() async {
    let repository = FakeRepository()
    let model = await screen(repository)
    async let more: Void = model.loadMore()
    let stale = await repository.pages.next()
    async let refresh: Void = model.refresh()
    await repository.pages.next().succeed(FeedPage(posts: [.sample("new")], nextCursor: "other"))
    await refresh
    stale.succeed(FeedPage(posts: Post.samples(3..<6), nextCursor: "wrong"))
    await more
    #expect(model.posts.ids == ["new"])
    async let next: Void = model.loadMore()
    let request = await repository.pages.next()
    #expect(request.request == "other")
    request.succeed(FeedPage(posts: [], nextCursor: nil))
    await next
  }

  @Test("What is saved follows the same list: a stale page is not saved behind a fresh one")
  func staleSave() async throws {
    let api = FakeAPI()
    let repository = OfflineFirstFeedRepository(api)
    async let more = repository.fetchFeed(cursor: "next")
    let stale = await api.pages.next()
    async let refresh = repository.fetchFeed(cursor: nil)
    await api.pages.next().succeed(FeedPage(posts: [.sample("new")], nextCursor: nil))
    _ = try await refresh
    stale.succeed(FeedPage(posts: Post.samples(3..<6), nextCursor: nil))
    _ = try await more
    #expect(await repository.cachedFeed().ids == ["new"])
  }

  @Test(
    "A server whose cursors lead in a circle is not asked for ever",
    arguments: [["a"], ["a", "b"], ["a", "b", "c"]])
  func cursorCircle(cursors: [String]) throws {
    var paging = Paging()
    // In a list begun anew the same cursors are asked for again.
    for _ in 1...2 {
      paging.restart(with: FeedPage(posts: [.sample("1")], nextCursor: cursors[0]))
      for place in cursors.indices {
        let asked = paging.next()
        let request = try #require(asked)
        #expect(request.cursor == cursors[place])
        let next = cursors[(place + 1) % cursors.count]
        paging.finish(request, with: FeedPage(posts: [.sample("1")], nextCursor: next))
      }
      #expect(paging.next() == nil)
    }
  }
}

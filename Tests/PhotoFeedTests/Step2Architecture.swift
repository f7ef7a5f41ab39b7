import PhotoFeed
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct Step2Architecture {
  private let repository = FakeRepository()
  private let model: FeedViewModel

  init() { model = FeedViewModel(repository: repository) }

  private static let fresh = FeedPage(posts: Post.samples(0..<3), nextCursor: "next")

  private func showFresh() async {
    async let refresh: Void = model.refresh()
    await repository.pages.next().succeed(Self.fresh)
    await refresh
  }

  @Test("Saved posts come first, fresh posts second")
  func savedFirst() async {
    async let start: Void = model.start()
    await repository.saved.next().succeed([.sample("old")])
    await until { [model] in model.posts.ids == ["old"] }
    #expect(model.isStale)
    await repository.pages.next().succeed(Self.fresh)
    await start
    #expect(model.posts == Self.fresh.posts)
    #expect(!model.isStale)
  }

  @Test("A slow disk read that ends after the network never overwrites fresh posts")
  func slowDisk() async {
    async let start: Void = model.start()
    await repository.pages.next().succeed(Self.fresh)
    await until { [model] in model.posts == Self.fresh.posts }
    await repository.saved.next().succeed([.sample("old")])
    await start
    #expect(model.posts == Self.fresh.posts)
    #expect(!model.isStale)
  }

  @Test("A slow disk read does not undo a like that was accepted meanwhile")
  func slowDiskAfterLike() async {
    async let first: Void = model.start()
    await repository.saved.next().succeed([.sample("1")])
    await repository.pages.next().fail(FeedError.offline)
    await first
    async let again: Void = model.start()
    let saved = await repository.saved.next()
    let request = await repository.pages.next()
    let like = model.toggleLike(postID: "1")
    await repository.likes.next().succeed(())
    await like.value
    saved.succeed([.sample("1")])
    request.fail(FeedError.offline)
    await again
    #expect(model.posts == [.sample("1", likes: 4, isLiked: true)])
  }

  @Test("Fresh posts that are none at all are not overwritten by a slow disk either")
  func slowDiskAfterNothing() async {
    async let start: Void = model.start()
    await repository.pages.next().succeed(FeedPage(posts: [], nextCursor: nil))
    await until { [model] in model.screen == .empty }
    await repository.saved.next().succeed([.sample("old")])
    await start
    #expect(model.posts == [])
  }

  @Test("Fresh posts do not wait for a slow disk, which has them all the same when it is asked")
  func slowWrite() async throws {
    let store = StalledStore()
    let repository = OfflineFirstFeedRepository(
      HTTPFeedAPI(over: Server(Self.fresh.posts)), store)
    #expect(try await repository.fetchFeed(cursor: nil).posts == Self.fresh.posts)
    async let saved = repository.cachedFeed()
    await store.writes.next().succeed(())
    #expect(await saved == Self.fresh.posts)
  }

  @Test("Pages that a slow disk has not taken yet are saved in their order")
  func slowWrites() async throws {
    let store = StalledStore()
    let repository = OfflineFirstFeedRepository(
      HTTPFeedAPI(over: Server(Post.samples(0..<40))), store)
    let first = try await repository.fetchFeed(cursor: nil)
    _ = try await repository.fetchFeed(cursor: first.nextCursor)
    async let saved = repository.cachedFeed()
    for _ in 1...2 { await store.writes.next().succeed(()) }
    #expect(await saved.ids == Post.samples(0..<40).ids)
  }

  @Test("A failed refresh keeps the posts on screen and sets an error")
  func failedRefresh() async {
    await showFresh()
    async let refresh: Void = model.refresh()
    await repository.pages.next().fail(FeedError.timedOut(after: .seconds(15)))
    await refresh
    #expect(model.posts == Self.fresh.posts)
    #expect(model.errorMessage == "The server took too long to answer.")
  }

  @Test("A refresh that works takes the error away")
  func recovery() async {
    async let failing: Void = model.refresh()
    await repository.pages.next().fail(FeedError.emptyBody)
    await failing
    #expect(model.errorMessage != nil)
    await showFresh()
    #expect(model.errorMessage == nil)
  }

  @Test("A cancelled refresh keeps the posts and sets no error")
  func cancelledRefresh() async {
    await showFresh()
    let refresh = Task { await model.refresh() }
    let request = await repository.pages.next()
    refresh.cancel()
    await refresh.value
    request.succeed(FeedPage(posts: [], nextCursor: nil))
    #expect(model.posts == Self.fresh.posts)
    #expect(model.errorMessage == nil)
  }

  @Test("A first load that is cancelled leaves a retry, not an endless spinner")
  func cancelledFirstLoad() async {
    let start = Task { await model.refresh() }
    let request = await repository.pages.next()
    #expect(model.screen == .loading)
    start.cancel()
    await start.value
    request.succeed(FeedPage(posts: [], nextCursor: nil))
    #expect(model.screen == .empty)
    #expect(model.errorMessage == nil)
  }

  @Test("Two refreshes at once are one request")
  func twoRefreshes() async {
    async let first: Void = model.refresh()
    async let second: Void = model.refresh()
    await repository.pages.next().succeed(Self.fresh)
    _ = await (first, second)
    #expect(repository.pages.asked == [nil])
    #expect(model.posts == Self.fresh.posts)
  }

  @Test("When one of two who refresh leaves, the other still gets fresh posts")
  func oneLeaves() async {
    let leaving = Task { await model.refresh() }
    let request = await repository.pages.next()
    async let staying: Void = model.refresh()
    await Task.yield()
    leaving.cancel()
    await leaving.value
    _ = request
    await repository.pages.next().succeed(Self.fresh)
    await staying
    #expect(model.posts == Self.fresh.posts)
  }

  @Test("The view model is built on the repository protocol, the repository on two more")
  func protocols() async throws {
    struct OnePost: FeedAPI {
      func page(at cursor: String?) -> FeedPage {
        FeedPage(posts: [.sample("1")], nextCursor: nil)
      }
      func send(_ like: Like) {}
    }
    let repository: any FeedRepository = OfflineFirstFeedRepository(OnePost(), InMemoryFeedStore())
    let model = FeedViewModel(repository: repository)
    await model.refresh()
    #expect(model.posts.ids == ["1"])
  }

  @Test("One ImageLoader serves all cells, so that what one has loaded another has, too")
  func oneImageLoader() async throws {
    let gallery = Gallery()
    let image = try await gallery.load(answer: .success(.picture))
    for _ in 1...10 { #expect(try await gallery.load().value == image) }
    #expect(gallery.downloader.requests.asked.count == 1)
    #expect(gallery.decoder.decoded.count == 1)
  }

  @Test("A broken disk costs the saved posts and not the feed")
  func brokenDisk() async throws {
    let api = FakeAPI()
    let repository = OfflineFirstFeedRepository(api, FlakyDisk(fails: true).store)
    #expect(await repository.cachedFeed() == [])
    async let page = repository.fetchFeed(cursor: nil)
    await api.pages.next().succeed(Self.fresh)
    #expect(try await page == Self.fresh)
    async let like: Void = repository.setLiked(true, postID: "1")
    await api.likes.next().succeed(())
    try await like
  }

  @Test("Saved posts that come after the network has failed are shown without an error")
  func savedAfterFailure() async {
    let repository = FakeRepository()
    let model = FeedViewModel(repository: repository)
    async let start: Void = model.start()
    let saved = await repository.saved.next()
    await repository.pages.next().fail(FeedError.offline)
    await until { model.isOffline }
    #expect(model.errorMessage == "You're offline.")
    saved.succeed([.sample("1")])
    await start
    #expect(model.posts.ids == ["1"])
    #expect(model.isOffline && model.errorMessage == nil)
  }

  @Test("Without a disk the feed goes on from memory, with its pages and its likes")
  func fromMemory() async throws {
    let server = Server(Post.samples(0..<30))
    let repository = OfflineFirstFeedRepository(
      HTTPFeedAPI(over: server), FlakyDisk(fails: true).store)
    let page = try await repository.fetchFeed(cursor: nil)
    _ = try await repository.fetchFeed(cursor: page.nextCursor)
    try await repository.setLiked(true, postID: "7")
    #expect(await repository.cachedFeed() == server.posts)
  }

  @Test(
    "There is one source of truth: the screen shows what the repository would give",
    arguments: 1...20)
  func oneSourceOfTruth(seed: UInt64) async {
    var random = SeededRandom(seed: seed)
    let server = Server(Post.samples(0..<60))
    let repository = OfflineFirstFeedRepository(HTTPFeedAPI(over: server))
    let model = FeedViewModel(repository: repository)
    await model.start()
    for step in 1...20 {
      server.isOnline = Int.random(in: 0..<4, using: &random) > 0
      switch Int.random(in: 0..<4, using: &random) {
      case 0: await model.refresh()
      case 1: await model.loadMore()
      case 2: server.posts.insert(.sample("new \(step)"), at: 0)
      default:
        guard let post = model.posts.randomElement(using: &random) else { continue }
        await model.toggleLike(postID: post.id).value
      }
      #expect(await repository.cachedFeed() == model.posts)
    }
  }
}

import PhotoFeed
import Testing

extension Step5DeepDives {
  @Test("Being offline is not a refusal: the like is queued, shown and not an error")
  func offlineLike() async throws {
    let server = Server([.sample("1")])
    let store = InMemoryFeedStore()
    let repository = OfflineFirstFeedRepository(HTTPFeedAPI(over: server), store)
    _ = try await repository.fetchFeed(cursor: nil)
    server.isOnline = false
    try await repository.setLiked(true, postID: "1")
    #expect(await store.queuedLikes() == [Like("1", true)])
    #expect(await repository.cachedFeed() == [.sample("1", likes: 4, isLiked: true)])
  }

  @Test(
    "Only the server's no is a refusal",
    arguments: [
      (400, true), (403, true), (404, true), (409, true), (410, true), (422, true), (499, true),
      (200, false), (302, false), (401, false), (408, false), (425, false), (429, false),
      (500, false), (501, false), (502, false), (503, false), (507, false),
    ])
  func refusals(status: Int, isRefusal: Bool) async {
    let store = InMemoryFeedStore()
    let repository = OfflineFirstFeedRepository(
      HTTPFeedAPI(over: FakeTransport(.success(HTTPResponse(status: status)))), store)
    if isRefusal {
      await #expect(throws: FeedError.refused(status: status)) {
        try await repository.setLiked(true, postID: "1")
      }
    } else {
      await #expect(throws: Never.self) { try await repository.setLiked(true, postID: "1") }
    }
    #expect(await store.queuedLikes() == (isRefusal ? [] : [Like("1", true)]))
  }

  @Test("A like that the server fails at keeps no other one from being sent")
  func failedLike() async throws {
    let server = Server(Post.samples(0..<4))
    server.isOnline = false
    let repository = OfflineFirstFeedRepository(HTTPFeedAPI(over: server))
    for id in ["1", "2", "3"] { try await repository.setLiked(true, postID: id) }
    server.isOnline = true
    server.fail(.status(500))
    await repository.sendLikes()
    #expect(server.posts.filter(\.isLiked).ids == [])
    let before = server.requests.count
    await repository.sendLikes()
    #expect(
      server.requests[before...].map(\.target) == ["2", "3", "1"].map { "/v1/posts/\($0)/like" })
    #expect(server.posts.filter(\.isLiked).ids == ["1", "2", "3"])
  }

  @Test("A refusal answers who asked for that, and not who has asked for something else since")
  func refusalOfTheFirst() async throws {
    let api = FakeAPI()
    let store = InMemoryFeedStore()
    let repository = OfflineFirstFeedRepository(api, store)
    let first = Task { try await repository.setLiked(true, postID: "1") }
    let request = await api.likes.next()
    let second = Task { try await repository.setLiked(false, postID: "1") }
    while await store.queuedLikes() != [Like("1", false)] { await Task.yield() }
    request.fail(FeedError.refused(status: 403))
    await #expect(throws: FeedError.refused(status: 403)) { try await first.value }
    await api.likes.next().succeed(())
    await #expect(throws: Never.self) { try await second.value }
  }

  @Test("A refresh that is cancelled keeps no like from being sent")
  func cancelledRefresh() async throws {
    let api = FakeAPI()
    let repository = OfflineFirstFeedRepository(api, InMemoryFeedStore())
    try await likeOffline("1", api, repository)
    let refresh = Task { try await repository.fetchFeed(cursor: nil) }
    await api.pages.next().succeed(FeedPage(posts: [], nextCursor: nil))
    let first = await api.likes.next()
    let second = Task { try await repository.setLiked(true, postID: "2") }
    refresh.cancel()
    first.succeed(())
    let next = await api.likes.next()
    #expect(next.request == Like("2", true))
    next.succeed(())
    try await second.value
  }

  @Test("A queue that can't be read at launch is read later, and what was said since counts")
  func lockedDisk() async throws {
    let server = Server(Post.samples(0..<4))
    let disk = FlakyDisk()
    for id in ["1", "2"] { await disk.contents.enqueue(Like(id, true)) }
    disk.fails = true
    let repository = OfflineFirstFeedRepository(HTTPFeedAPI(over: server), disk.store)
    #expect(try await repository.fetchFeed(cursor: nil).posts.filter(\.isLiked) == [])
    try await repository.setLiked(false, postID: "1")
    disk.fails = false
    _ = try await repository.fetchFeed(cursor: nil)
    await repository.sendLikes()
    #expect(server.posts.filter(\.isLiked).ids == ["2"])
    #expect(await disk.contents.queuedLikes() == [])
  }

  @Test("A like that the disk did not take back is not sent by the next launch")
  func staleRow() async throws {
    let server = Server(Post.samples(0..<4))
    let disk = FlakyDisk()
    let repository = OfflineFirstFeedRepository(HTTPFeedAPI(over: server), disk.store)
    server.isOnline = false
    try await repository.setLiked(true, postID: "1")
    disk.fails = true
    try await repository.setLiked(false, postID: "1")
    #expect(await disk.contents.queuedLikes() == [Like("1", true)])
    disk.fails = false
    server.isOnline = true
    await repository.sendLikes()
    #expect(await disk.contents.queuedLikes() == [])
  }

  @Test("A like that the server has taken is shown while the disk is still told of it")
  func settlingLike() async throws {
    let api = FakeAPI()
    let store = StalledStore(stallsSettling: true)
    let repository = OfflineFirstFeedRepository(api, store)
    let page = Task { try await repository.fetchFeed(cursor: nil) }
    await api.pages.next().succeed(FeedPage(posts: [.sample("1")], nextCursor: nil))
    _ = try await page.value
    await store.writes.next().succeed(())
    await repository.finishSaving()
    let like = Task { try await repository.setLiked(true, postID: "1") }
    await api.likes.next().succeed(())
    let settling = await store.settles.next()
    let shown = Task { await repository.cachedFeed() }
    for _ in 0..<50 { await Task.yield() }
    settling.succeed(())
    #expect(await shown.value.map(\.isLiked) == [true])
    try await like.value
  }

  @Test("A page does not wait for the likes that are sent beside it")
  func slowLikes() async throws {
    let api = FakeAPI()
    let repository = OfflineFirstFeedRepository(api, InMemoryFeedStore())
    try await likeOffline("1", api, repository)
    let refresh = Task { try await repository.fetchFeed(cursor: nil) }
    await api.pages.next().succeed(FeedPage(posts: [.sample("1")], nextCursor: nil))
    #expect(try await refresh.value.posts.map(\.isLiked) == [true])
    await api.likes.next().succeed(())
    await repository.sendLikes()
  }

  @Test("Offline likes collapse to the last intent per post and are sent in order")
  func order() async throws {
    let server = Server(Post.samples(0..<4))
    server.isOnline = false
    let repository = OfflineFirstFeedRepository(HTTPFeedAPI(over: server))
    for like in [Like("1", true), Like("2", true), Like("1", false), Like("3", true)] {
      try await repository.setLiked(like.liked, postID: like.postID)
    }
    let before = server.requests.count
    server.isOnline = true
    await repository.sendLikes()
    #expect(
      server.requests[before...] == [
        HTTPRequest(.put, "/v1/posts/2/like"), HTTPRequest(.delete, "/v1/posts/1/like"),
        HTTPRequest(.put, "/v1/posts/3/like"),
      ])
    #expect(server.posts.filter(\.isLiked).ids == ["2", "3"])
  }

  @Test("Queued likes survive the end of the process and are sent by the next refresh")
  func nextLaunch() async throws {
    let directory = TemporaryDirectory()
    let server = Server(Post.samples(0..<4))
    let first = OfflineFirstFeedRepository(
      HTTPFeedAPI(over: server), try SQLiteFeedStore(file: directory.database))
    _ = try await first.fetchFeed(cursor: nil)
    server.isOnline = false
    try await first.setLiked(true, postID: "2")

    let second = OfflineFirstFeedRepository(
      HTTPFeedAPI(over: server), try SQLiteFeedStore(file: directory.database))
    #expect(await second.cachedFeed()[2].isLiked)
    server.isOnline = true
    #expect(try await second.fetchFeed(cursor: nil).posts[2].isLiked)
    await second.sendLikes()
    #expect(server.posts.filter(\.isLiked).ids == ["2"])
    #expect(try await SQLiteFeedStore(file: directory.database).queuedLikes() == [])
  }

  @Test("A like is on disk before it is sent")
  func diskFirst() async throws {
    let api = FakeAPI()
    let store = InMemoryFeedStore()
    let repository = OfflineFirstFeedRepository(api, store)
    async let like: Void = repository.setLiked(true, postID: "1")
    let request = await api.likes.next()
    #expect(await store.queuedLikes() == [Like("1", true)])
    request.succeed(())
    try await like
    #expect(await store.queuedLikes() == [])
  }

  @Test("A like refused after it was queued leaves the others in their order")
  func refusedInQueue() async throws {
    let server = Server([.sample("1"), .sample("3")])
    server.isOnline = false
    let store = InMemoryFeedStore()
    let repository = OfflineFirstFeedRepository(HTTPFeedAPI(over: server), store)
    for id in ["1", "2", "3"] { try await repository.setLiked(true, postID: id) }
    server.isOnline = true
    await repository.sendLikes()
    #expect(server.posts.filter(\.isLiked).ids == ["1", "3"])
    #expect(await store.queuedLikes() == [])
  }

  @Test("A like that is settled while its page is under way is in the saved page")
  func settledDuringFetch() async throws {
    let api = FakeAPI()
    let store = InMemoryFeedStore()
    let repository = OfflineFirstFeedRepository(api, store)
    async let page = repository.fetchFeed(cursor: nil)
    let request = await api.pages.next()
    async let like: Void = repository.setLiked(true, postID: "1")
    await api.likes.next().succeed(())
    try await like
    request.succeed(FeedPage(posts: [.sample("1")], nextCursor: nil))
    let liked = Post.sample("1", likes: 4, isLiked: true)
    #expect(try await page.posts == [liked])
    await repository.finishSaving()
    #expect(await store.posts(limit: 1) == [liked])
  }

  /// Likes a post while there is no network, so that the like waits in the queue.
  private func likeOffline(
    _ postID: String, _ api: FakeAPI, _ repository: OfflineFirstFeedRepository
  ) async throws {
    async let like: Void = repository.setLiked(true, postID: postID)
    await api.likes.next().fail(FeedError.offline)
    try await like
  }
}

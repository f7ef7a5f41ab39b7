import Foundation
import PhotoFeed
import Testing

extension Step4API {
  private func page(from reply: RawReplies.Reply) async throws -> FeedPage {
    let server = RawReplies { _ in reply }
    return try await HTTPFeedAPI(over: URLSessionTransport(base: server.base)).page(at: nil)
  }

  private static let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"

  @Test("A page comes through URLSession as it was sent")
  func wholePage() async throws {
    let body = #"{"posts": [], "next_cursor": "é"}"#
    let page = try await page(
      from: .bytes(Self.head + "Content-Length: \(body.utf8.count)\r\n\r\n" + body))
    #expect(page == FeedPage(posts: [], nextCursor: "é"))
  }

  @Test("A body that is cut short is told apart from a bad one")
  func cutShort() async {
    await #expect(throws: FeedError.cutShort(received: 10, expected: 500)) {
      try await page(from: .bytes(Self.head + "Content-Length: 500\r\n\r\n{\"posts\": "))
    }
  }

  @Test("A compressed body is measured by what it unpacks to, and not called cut short")
  func compressed() async throws {
    // {"posts":[],"next_cursor":null}, which gzip makes longer.
    let body = try #require(
      Data(
        base64Encoded: "H4sIAAAAAAACA6tWKsgvLilWsoqO1VHKS60oiU8uLSrOL1KyyivNyakFALb5SC4fAAAA"))
    let head = Self.head + "Content-Encoding: gzip\r\nContent-Length: \(body.count)\r\n\r\n"
    #expect(
      try await page(from: .file(head: head, body: body)) == FeedPage(posts: [], nextCursor: nil))
  }

  @Test("A body without end is cut off at a limit")
  func endlessBody() async {
    let blanks = Data(repeating: 0x20, count: (4 << 20) + 1)
    await #expect(throws: FeedError.tooLong(limit: 4 << 20)) {
      try await page(from: .file(head: Self.head + "\r\n", body: blanks))
    }
  }

  @Test("HTML where JSON was expected is told apart, as on a hotel's network")
  func html() async {
    let body = "<html>Sign in</html>"
    await #expect(throws: FeedError.notJSON(contentType: "text/html")) {
      try await page(
        from: .bytes(
          "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n"
            + "Content-Length: \(body.count)\r\n\r\n\(body)"
        ))
    }
  }

  @Test("HTML that calls itself JSON is no JSON")
  func disguisedHTML() async {
    let transport = FakeTransport(.success(.json("<html>")))
    await #expect(throws: FeedError.notJSON(contentType: "application/json")) {
      try await HTTPFeedAPI(over: transport).page(at: nil)
    }
  }

  @Test("A 200 with an empty body is an error of its own")
  func emptyBody() async {
    await #expect(throws: FeedError.emptyBody) {
      try await page(from: .bytes(Self.head + "Content-Length: 0\r\n\r\n"))
    }
  }

  @Test("A connection that is dropped without an answer is a lost connection")
  func dropped() async {
    await #expect(throws: FeedError.connectionLost) { try await page(from: .bytes("")) }
  }

  @Test("A server that is not there is offline")
  func nobodyListens() async {
    var server: RawReplies? = RawReplies { _ in .bytes("") }
    let base = server!.base
    server = nil
    await #expect(throws: FeedError.self) {
      try await HTTPFeedAPI(over: URLSessionTransport(base: base)).page(at: nil)
    }
  }

  @Test("A reply that trickles is ended by our own deadline, and the error says timed out")
  func trickle() async throws {
    let server = RawReplies { _ in .stall(Self.head + "Content-Length: 500\r\n\r\n{") }
    let clock = ManualClock()
    let api = HTTPFeedAPI(over: URLSessionTransport(base: server.base), clock: clock)
    let request = Task { try await api.page(at: nil) }
    await clock.wakeNext()
    await #expect(throws: FeedError.timedOut(after: .seconds(15))) { try await request.value }
  }

  @Test("Cancelling a request ends it at once, whenever that is", arguments: [true, false])
  func cancel(early: Bool) async {
    let (asked, continuation) = AsyncStream<Void>.makeStream()
    let server = RawReplies { _ in
      continuation.yield()
      return .stall("")
    }
    let api = HTTPFeedAPI(over: URLSessionTransport(base: server.base))
    let request = Task { try await api.page(at: nil) }
    if !early { for await _ in asked { break } }
    request.cancel()
    await #expect(throws: CancellationError.self) { try await request.value }
  }

  @Test("A request of a task that is cancelled already is never sent")
  func cancelledBefore() async {
    let server = RawReplies { _ in .bytes("") }
    let transport = URLSessionTransport(base: server.base)
    let request = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.response(to: HTTPRequest(.get, "/v1/feed"))
    }
    await #expect(throws: CancellationError.self) { try await request.value }
    #expect(server.requestLines == [])
  }

  @Test("A cancellation that meets the reply ends the request once, one way or the other")
  func cancelDuringReply() async {
    let (asked, continuation) = AsyncStream<Void>.makeStream()
    let server = RawReplies { _ in
      continuation.yield()
      return .bytes("HTTP/1.1 204 No Content\r\n\r\n")
    }
    let transport = URLSessionTransport(base: server.base)
    var arrivals = asked.makeAsyncIterator()
    for _ in 1...30 {
      let request = Task { try await transport.response(to: HTTPRequest(.get, "/v1/feed")) }
      await arrivals.next()
      request.cancel()
      switch await request.result {
      case .success(let response): #expect(response.status == 204)
      case .failure(let error): #expect(error is CancellationError)
      }
    }
  }

  @Test("A 401 is its own error")
  func unauthorized() async {
    let transport = FakeTransport(.success(HTTPResponse(status: 401)))
    await #expect(throws: FeedError.unauthorized) {
      try await HTTPFeedAPI(over: transport).page(at: nil)
    }
  }

  @Test("A 401 clears nothing: saved posts and queued likes stay")
  func unauthorizedClearsNothing() async throws {
    let store = InMemoryFeedStore()
    await store.replacePosts(with: [.sample("1")])
    let repository = OfflineFirstFeedRepository(
      HTTPFeedAPI(over: FakeTransport(.success(HTTPResponse(status: 401)))), store)
    try await repository.setLiked(true, postID: "1")
    await #expect(throws: FeedError.unauthorized) { try await repository.fetchFeed(cursor: nil) }
    #expect(await repository.cachedFeed() == [.sample("1", likes: 4, isLiked: true)])
    #expect(await store.queuedLikes() == [Like(postID: "1", liked: true)])
  }

  @Test("A 400 means an expired cursor only where there was a cursor", arguments: ["20", nil])
  func expired(cursor: String?) async {
    let transport = FakeTransport(.success(HTTPResponse(status: 400)))
    await #expect(throws: cursor == nil ? FeedError.refused(status: 400) : .cursorExpired) {
      try await HTTPFeedAPI(over: transport).page(at: cursor)
    }
  }

  @MainActor
  @Test("An expired cursor starts again from the first page, once")
  func startAgain() async {
    let server = Server(Post.samples(0..<50))
    let model = FeedViewModel(
      repository: OfflineFirstFeedRepository(HTTPFeedAPI(over: server)))
    await model.refresh()
    server.fail(.status(400))
    await model.loadMore()
    #expect(server.requests.map(\.target).map { $0.contains("cursor") } == [false, true, false])
    #expect(model.posts.ids == Post.samples(0..<20).ids)
    #expect(model.errorMessage == nil)
  }

  @MainActor
  @Test("A first page that answers 400 is not asked for again")
  func noLoop() async {
    let server = Server(Post.samples(0..<50))
    let model = FeedViewModel(
      repository: OfflineFirstFeedRepository(HTTPFeedAPI(over: server)))
    await model.refresh()
    server.fail(.status(400), .status(400))
    await model.loadMore()
    #expect(server.requests.count == 3)
    #expect(model.posts.count == 20)
    #expect(model.errorMessage != nil)
  }

  @Test("A 200 that is not the agreed 204 is no proof of a like, as on a hotel's network")
  func unexpectedSuccess() async {
    let transport = FakeTransport(.success(.json("<html>")))
    await #expect(throws: FeedError.unexpected(status: 200)) {
      try await HTTPFeedAPI(over: transport).send(Like(postID: "1", liked: true))
    }
  }
}

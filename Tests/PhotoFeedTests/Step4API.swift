import Foundation
import PhotoFeed
import Testing

@Suite(.timeLimit(.minutes(5)))
struct Step4API {
  @Test("The first page is asked for without a cursor, twenty posts at a time")
  func firstPage() async throws {
    let transport = FakeTransport(.success(.json(#"{"posts": []}"#)))
    _ = try await HTTPFeedAPI(over: transport).page(at: nil)
    #expect(transport.requests == [HTTPRequest(.get, "/v1/feed?limit=20")])
  }

  @Test(
    "A cursor is percent-encoded",
    arguments: [
      ("abc-1._~", "abc-1._~"), ("a+b/c=", "a%2Bb%2Fc%3D"), ("a b&limit=9", "a%20b%26limit%3D9"),
      ("%20", "%2520"), ("é", "%C3%A9"), ("#?", "%23%3F"),
    ])
  func cursor(cursor: String, encoded: String) async throws {
    let transport = FakeTransport(.success(.json(#"{"posts": []}"#)))
    _ = try await HTTPFeedAPI(over: transport).page(at: cursor)
    #expect(transport.requests == [HTTPRequest(.get, "/v1/feed?cursor=\(encoded)&limit=20")])
  }

  @Test(
    "A like is a PUT and its withdrawal a DELETE of the same resource",
    arguments: [(true, HTTPMethod.put), (false, .delete)])
  func like(liked: Bool, method: HTTPMethod) async throws {
    let transport = FakeTransport(.success(HTTPResponse(status: 204)))
    try await HTTPFeedAPI(over: transport).send(Like(postID: "a/b?", liked: liked))
    #expect(transport.requests == [HTTPRequest(method, "/v1/posts/a%2Fb%3F/like")])
  }

  @Test(
    "An identifier of dots is no step up the path", arguments: [(".", "%2E"), ("..", "%2E%2E")])
  func dots(postID: String, encoded: String) async throws {
    let server = RawReplies { _ in .bytes("HTTP/1.1 204 No Content\r\n\r\n") }
    try await HTTPFeedAPI(over: URLSessionTransport(base: server.base))
      .send(Like(postID: postID, liked: true))
    #expect(server.requestLines == ["PUT /v1/posts/\(encoded)/like HTTP/1.1"])
  }

  @Test("What is encoded arrives on the wire as it was encoded")
  func wire() async throws {
    let server = RawReplies { _ in .bytes("HTTP/1.1 204 No Content\r\n\r\n") }
    let api = HTTPFeedAPI(over: URLSessionTransport(base: server.base))
    try await api.send(Like(postID: "a/b c+é", liked: true))
    #expect(server.requestLines == ["PUT /v1/posts/a%2Fb%20c%2B%C3%A9/like HTTP/1.1"])
  }

  @Test("A like sent twice counts once", arguments: [(true, 4), (false, 3)])
  func likeTwice(liked: Bool, count: Int) async throws {
    let server = Server([.sample("1", likes: liked ? 3 : 4, isLiked: !liked)])
    let api = HTTPFeedAPI(over: server)
    for _ in 1...2 { try await api.send(Like(postID: "1", liked: liked)) }
    #expect(server.requests.count == 2)
    #expect(server.posts == [.sample("1", likes: count, isLiked: liked)])
  }

  @Test("When the reply to a like is lost, sending it again is safe")
  func lostReply() async throws {
    let server = Server([.sample("1")])
    server.fail(.lostReply)
    try await HTTPFeedAPI(over: server).send(Like(postID: "1", liked: true))
    #expect(server.requests.count == 2)
    #expect(server.posts == [.sample("1", likes: 4, isLiked: true)])
  }

  @Test(
    "Only a request that may work later is sent again",
    arguments: [
      (429, 4), (502, 4), (503, 4), (504, 4),
      (400, 1), (401, 1), (403, 1), (404, 1), (409, 1), (422, 1), (500, 1), (501, 1),
    ])
  func retriedStatuses(status: Int, requests: Int) async {
    let transport = FakeTransport(.success(HTTPResponse(status: status)))
    await #expect(throws: FeedError.self) { try await HTTPFeedAPI(over: transport).page(at: nil) }
    #expect(transport.requests.count == requests)
  }

  @Test("A lost connection is tried again, and the second answer counts")
  func lostConnection() async throws {
    let transport = FakeTransport(
      .failure(FeedError.connectionLost), .success(.json(#"{"posts": []}"#)))
    #expect(try await HTTPFeedAPI(over: transport).page(at: nil).posts == [])
    #expect(transport.requests.count == 2)
  }

  @Test("Being offline is told at once and not tried again")
  func offline() async {
    let transport = FakeTransport(.failure(FeedError.offline))
    await #expect(throws: FeedError.offline) {
      try await HTTPFeedAPI(over: transport).page(at: nil)
    }
    #expect(transport.requests.count == 1)
  }

  @Test(
    "The pause before a retry doubles up to a limit, and jitter shortens it to anything above zero",
    arguments: [
      (1, 1.0, Duration.milliseconds(250)), (2, 1, .milliseconds(500)), (3, 1, .seconds(1)),
      (4, 1, .seconds(2)), (5, 1, .seconds(4)), (6, 1, .seconds(4)), (1_000, 1, .seconds(4)),
      (1, 0.5, .milliseconds(125)), (3, 0, .zero),
    ])
  func backOff(number: Int, jitter: Double, pause: Duration) {
    var policy = RetryPolicy()
    policy.retries = .max
    #expect(
      policy.pause(beforeRetry: number, of: .get, after: .connectionLost, jitter: jitter) == pause)
  }

  @Test("There are three retries and no fourth", arguments: [(2, true), (3, true), (4, false)])
  func retryLimit(number: Int, isRetried: Bool) {
    let pause = RetryPolicy()
      .pause(beforeRetry: number, of: .get, after: .connectionLost, jitter: 1)
    #expect((pause != nil) == isRetried)
  }

  @Test(
    "Only an idempotent request is sent again",
    arguments: [(HTTPMethod.get, true), (.put, true), (.delete, true), (.post, false)])
  func idempotent(method: HTTPMethod, isRetried: Bool) {
    let pause = RetryPolicy().pause(beforeRetry: 1, of: method, after: .connectionLost, jitter: 1)
    #expect((pause != nil) == isRetried)
  }

  @Test(
    "Retry-After is honoured in seconds and as a date, up to a limit",
    arguments: [
      ("0", Duration.zero), ("7", .seconds(7)), ("9", .seconds(9)), ("10", .seconds(10)),
      ("11", nil), ("-5", .zero), ("soon", .milliseconds(250)),
      ("Mon, 01 Jan 2024 00:00:09 GMT", .seconds(9)), ("Mon, 01 Jan 2024 00:00:11 GMT", nil),
      ("Sun, 31 Dec 2023 23:59:00 GMT", .zero), ("99999999999999999999", nil),
      ("Monday, 01-Jan-24 00:00:09 GMT", .seconds(9)), ("Mon Jan  1 00:00:09 2024", .seconds(9)),
      ("Sunday, 06-Nov-94 08:49:37 GMT", .zero), ("-", .milliseconds(250)),
    ])
  func retryAfter(value: String, pause: Duration?) async {
    let clock = ManualClock.immediate()
    let busy = HTTPResponse(status: 503, headers: ["Retry-After": value])
    let transport = FakeTransport(.success(busy), .success(HTTPResponse(status: 404)))
    let api = HTTPFeedAPI(over: transport, clock: clock)
    await #expect(throws: FeedError.self) { try await api.page(at: nil) }
    #expect(clock.sleeps == (pause.map { [$0] } ?? []))
  }
}

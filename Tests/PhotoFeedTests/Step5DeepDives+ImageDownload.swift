import Foundation
import PhotoFeed
import Testing

extension Step5DeepDives {
  private static let jpeg = TestPicture().jpeg

  private static func reply(
    _ body: Data = jpeg, status: Int = 200, _ headers: [String: String] = [:]
  ) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: headers.merging(["Content-Type": "image/jpeg"]) { own, _ in own },
      body: body)
  }

  private static func downloader(
    _ transport: any HTTPTransport, byteLimit: Int = 10_000, clock: ManualClock = .immediate(),
    date: ManualDate = ManualDate()
  ) -> HTTPImageDownloader {
    HTTPImageDownloader(
      transport: transport, byteLimit: byteLimit, clock: clock, now: { date.now })
  }

  /// The picture from a server that answers with this head and body.
  private func fetch(
    _ reply: RawReplies.Reply, byteLimit: Int = 10_000
  ) async throws -> ImageDownload {
    let server = RawReplies { _ in reply }
    let downloader = Self.downloader(
      URLSessionTransport(base: server.base), byteLimit: byteLimit)
    return try await downloader.download(server.base.appending(path: "a.jpg"), unless: nil)
  }

  @Test("A picture comes from its own address, with the entity tag that was sent back")
  func conditionalRequest() async throws {
    let server = RawReplies { request in
      request.headers["If-None-Match"] == "\"1\""
        ? .bytes("HTTP/1.1 304 Not Modified\r\nContent-Length: 5000\r\n\r\n")
        : .file(
          head: "HTTP/1.1 200 OK\r\nETag: \"1\"\r\nContent-Type: image/jpeg\r\n"
            + "Content-Length: \(Self.jpeg.count)\r\n\r\n", body: Self.jpeg)
    }
    let elsewhere = try #require(URL(string: "http://feed.example"))
    let downloader = Self.downloader(URLSessionTransport(base: elsewhere))
    let url = server.base.appending(path: "a b.jpg")
    #expect(
      try await downloader.download(url, unless: nil) == .image(Self.jpeg, etag: "\"1\""))
    #expect(try await downloader.download(url, unless: "\"1\"") == .notModified)
    #expect(server.requestLines == Array(repeating: "GET /a%20b.jpg HTTP/1.1", count: 2))
    #expect(server.requests.map { $0.headers["Accept"] } == ["image/jpeg", "image/jpeg"])
  }

  @Test(
    "A body over the limit is cut off at the limit and fails, and one that just fits does not",
    arguments: [(-1, true), (0, false), (1, false)])
  func byteLimit(spare: Int, fails: Bool) async throws {
    let limit = Self.jpeg.count + spare
    let reply = RawReplies.Reply.file(
      head: "HTTP/1.1 200 OK\r\nContent-Type: image/jpeg\r\n\r\n", body: Self.jpeg)
    guard fails else {
      return #expect(try await fetch(reply, byteLimit: limit) == .image(Self.jpeg, etag: nil))
    }
    await #expect(throws: ImageError.tooManyBytes(limit: limit)) {
      try await fetch(reply, byteLimit: limit)
    }
  }

  @Test(
    "A body over the limit fails when it gets there, not when it ends",
    arguments: ["Content-Length: 99999999\r\n\r\n", "\r\n" + String(repeating: "a", count: 1_001)])
  func endlessBody(rest: String) async throws {
    await #expect(throws: ImageError.tooManyBytes(limit: 1_000)) {
      try await fetch(.stall("HTTP/1.1 200 OK\r\n" + rest), byteLimit: 1_000)
    }
  }

  @Test("A picture that is cut short on its way fails")
  func cutShortDownload() async {
    let failure = FeedError.cutShort(received: 100, expected: 500)
    await #expect(throws: ImageError.transport(failure)) {
      try await fetch(
        .file(head: "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n", body: Self.jpeg.prefix(100)))
    }
  }

  @Test(
    "What is no JPEG fails as an image, whatever it calls itself",
    arguments: [
      ("text/html; charset=utf-8", jpeg, ImageFormat.markup),
      ("image/jpeg", Data("<html>Sign in</html>".utf8), .markup),
      ("image/jpeg", Data([0x89] + Array("PNG".utf8)), .png), ("image/jpeg", Data(), .empty),
    ])
  func noJPEG(type: String, body: Data, format: ImageFormat) async {
    let transport = FakeTransport(.success(Self.reply(body, ["Content-Type": type])))
    await #expect(throws: ImageError.notJPEG(format)) {
      try await Self.downloader(transport).download(.photo("a"), unless: nil)
    }
  }

  @Test("A JPEG needs no content type")
  func noContentType() async throws {
    let transport = FakeTransport(.success(HTTPResponse(status: 200, body: Self.jpeg)))
    let download = try await Self.downloader(transport).download(.photo("a"), unless: nil)
    #expect(download == .image(Self.jpeg, etag: nil))
  }

  @Test(
    "Each status that is no picture is its own error",
    arguments: [
      (404, ImageError.notFound), (410, .notFound), (500, .status(500)), (401, .status(401)),
      (204, .status(204)), (304, .status(304)),
    ])
  func status(status: Int, error: ImageError) async {
    let transport = FakeTransport(.success(Self.reply(status: status)))
    await #expect(throws: error) {
      try await Self.downloader(transport).download(.photo("a"), unless: nil)
    }
  }

  @Test(
    "A 404 is remembered briefly: for a minute nobody asks again",
    arguments: [(59.999, 1), (60, 2), (60.001, 2), (-1, 2)])
  func missing(later: TimeInterval, requests: Int) async throws {
    let transport = FakeTransport(.success(Self.reply(status: 404)), .success(Self.reply()))
    let date = ManualDate()
    let downloader = Self.downloader(transport, date: date)
    _ = try? await downloader.download(.photo("a"), unless: nil)
    date.advance(by: later)
    if requests == 1 {
      await #expect(throws: ImageError.notFound) {
        try await downloader.download(.photo("a"), unless: nil)
      }
    } else {
      _ = try await downloader.download(.photo("a"), unless: nil)
    }
    #expect(transport.requests.count == requests)
    _ = try await downloader.download(.photo("b"), unless: nil)
  }

  @Test(
    "A feed can't make the app read its own files: only the web is asked",
    arguments: ["file:///etc/passwd", "FILE:///etc/passwd", "ftp://a.example/a.jpg", "a.jpg"])
  func scheme(address: String) async throws {
    let url = try #require(URL(string: address))
    let transport = FakeTransport(.success(Self.reply()))
    await #expect(throws: ImageError.notOnTheWeb(scheme: url.scheme)) {
      try await Self.downloader(transport).download(url, unless: nil)
    }
    #expect(transport.requests == [])
  }

  @Test("A picture that trickles is ended by our own deadline")
  func trickle() async {
    let server = RawReplies { _ in
      .stall("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{")
    }
    let clock = ManualClock()
    let downloader = Self.downloader(URLSessionTransport(base: server.base), clock: clock)
    let download = Task { try await downloader.download(server.base, unless: nil) }
    await clock.wakeNext()
    await #expect(throws: ImageError.transport(.timedOut(after: .seconds(30)))) {
      try await download.value
    }
  }
}

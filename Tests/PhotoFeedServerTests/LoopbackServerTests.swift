import Foundation
import PhotoFeedServer
import Synchronization
import Testing

@Suite("LoopbackServer", .timeLimit(.minutes(5)))
struct LoopbackServerTests {
  private let feed = ServedFeed(
    FeedItem.samples(45, newest: Date(timeIntervalSince1970: 1_704_067_200)))
  private let server: LoopbackServer
  private let client: RawClient

  init() throws {
    server = try LoopbackServer(feed, now: { .now })
    client = RawClient(server.base)
  }

  @Test("a page has exactly the fields that were agreed on")
  func fields() throws {
    let reply = client.ask("GET /v1/feed?limit=1")
    #expect(reply.status == 200 && reply.header("content-type") == "application/json")
    let page = try #require(
      try JSONSerialization.jsonObject(with: Data(reply.body)) as? [String: Any])
    #expect(Set(page.keys) == ["posts", "next_cursor"])
    let post = try #require((page["posts"] as? [[String: Any]])?.first)
    #expect(
      Set(post.keys) == [
        "id", "author", "image_url", "caption", "like_count", "is_liked", "created_at",
      ])
    #expect(Set((post["author"] as? [String: Any] ?? [:]).keys) == ["id", "name", "avatar_url"])
    #expect(post["created_at"] as? String == "2024-01-01T00:00:00Z")
  }

  @Test("the pages together are the feed, also when somebody posts meanwhile")
  func pages() throws {
    let before = feed.items.map(\.id)
    var ids: [String] = []
    var cursor: String?
    repeat {
      let query = cursor.map { "cursor=\($0)&" } ?? ""
      let page = try Page(client.ask("GET /v1/feed?\(query)limit=20"))
      ids += page.ids
      cursor = page.cursor
      feed.items.insert(
        FeedItem.samples(1, seed: 9, newest: Date(timeIntervalSince1970: 0))[0], at: 0)
    } while cursor != nil
    #expect(ids == before)
  }

  @Test(
    "a limit goes from 1 to 100",
    arguments: [(0, 400), (1, 200), (2, 200), (99, 200), (100, 200), (101, 400)])
  func limits(limit: Int, status: Int) {
    #expect(client.ask("GET /v1/feed?limit=\(limit)").status == status)
  }

  @Test("a cursor that names nothing has expired", arguments: ["x", "YWZ0ZXI6bm9uZQ==", "%00", ""])
  func cursors(cursor: String) {
    #expect(client.ask("GET /v1/feed?cursor=\(cursor)").status == 400)
  }

  @Test("a like counts once however often it is sent, and so does taking it back")
  func likes() throws {
    let item = feed.items[3]
    for (method, likes) in [("PUT", 1), ("PUT", 1), ("DELETE", 0), ("DELETE", 0)] {
      #expect(client.ask("\(method) /v1/posts/\(item.id)/like").status == 204)
      let page = try Page(client.ask("GET /v1/feed?limit=20"))
      #expect(page.likes[3] == item.likesOfOthers + likes)
    }
    #expect(client.ask("PUT /v1/posts/none/like").status == 404)
  }

  @Test(
    "other paths and methods are told apart",
    arguments: [
      ("GET /", 404, nil), ("GET /v1/feed/x", 404, nil), ("POST /v1/feed", 405, "GET, HEAD"),
      ("GET /v1/posts/1/like", 405, "PUT, DELETE"), ("GET /photos/none.jpg", 404, nil),
      ("GET /photos/none", 404, nil),
    ])
  func refusals(request: String, status: Int, allowed: String?) {
    let reply = client.ask(request)
    #expect(reply.status == status)
    #expect(reply.header("allow") == allowed)
  }

  @Test("HEAD tells the length and sends no body")
  func head() {
    client.send("HEAD /v1/feed HTTP/1.1\r\nHost: h\r\n\r\n")
    client.send("GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
    let text = String(decoding: client.receive(), as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(text.contains("\r\n\r\nHTTP/1.1 404 Not Found\r\n"))
  }

  @Test("requests that were sent together are answered in order")
  func pipelined() {
    let id = feed.items[0].id
    client.send(
      "PUT /v1/posts/\(id)/like HTTP/1.1\r\nHost: h\r\n\r\nGET /x HTTP/1.1\r\nHost: h\r\n\r\n")
    let replies = (1...2).map { _ in client.reply() }
    #expect(replies.map(\.status) == [204, 404])
    #expect(server.requests == ["PUT /v1/posts/\(id)/like", "GET /x"])
  }

  @Test("a malformed request is answered with 400, and the connection ends")
  func malformed() {
    client.send("nonsense\r\n\r\n")
    let reply = client.reply()
    #expect(reply.status == 400 && reply.header("connection") == "close")
    #expect(client.receive().isEmpty)
    #expect(RawClient(server.base).ask("GET /v1/feed").status == 200)
  }

  @Test("64 clients are served at a time, and the one beyond is turned away")
  func connections() {
    let clients = (1...63).map { _ in RawClient(server.base) } + [client]
    for client in clients { #expect(client.ask("GET /x").status == 404) }
    #expect(server.connectionCount == 64)
    let other = RawClient(server.base)
    // It has sent its request by the time it reads, as every real client has.
    #expect(other.ask("GET /x").status == 503)
    #expect(other.endsCleanly())
  }

  @Test("a connection that says nothing is ended")
  func idle() throws {
    var limits = ServerLimits()
    limits.idle = .milliseconds(20)
    let server = try LoopbackServer(feed, limits: limits, now: { .now })
    let client = RawClient(server.base)
    client.send("GET /")
    #expect(client.receive().isEmpty)
  }

  @Test(
    "a request that trickles in is ended, however alive its connection is",
    arguments: [("GET / HTTP/1.1\r\na: ", "b"), ("\r\n", "\r\n")])
  func trickle(start: String, piece: String) throws {
    // A second goes by whenever the server looks, and no time in between.
    let time = Mutex(ContinuousClock.now)
    let server = try LoopbackServer(
      feed,
      now: {
        time.withLock { time in
          time += .seconds(1)
          return time
        }
      })
    let client = RawClient(server.base)
    client.send(start)
    var pieces = 0
    while pieces < 10_000, !client.hears(within: .milliseconds(5)) {
      client.send(piece)
      pieces += 1
    }
    #expect(pieces < 10_000)
    #expect(client.receive().isEmpty)
  }

  @Test("a server that is stopped ends its connections, and its port is free")
  func stops() throws {
    #expect(client.ask("GET /x").status == 404)
    server.stop()
    #expect(client.receive().isEmpty)
    #expect(server.connectionCount == 0)
    let port = UInt16(server.base.port ?? 0)
    #expect(try LoopbackServer(feed, port: port, now: { .now }).base == server.base)
    #expect(throws: ServerError.self) {
      let other = try LoopbackServer(feed, now: { .now })
      _ = try LoopbackServer(feed, port: UInt16(other.base.port ?? 0), now: { .now })
    }
  }
}

/// A page as far as these tests look at it.
struct Page {
  let ids: [String]
  let likes: [Int]
  let cursor: String?

  init(_ reply: Reply) throws {
    let page = try JSONSerialization.jsonObject(with: Data(reply.body)) as? [String: Any]
    let posts = page?["posts"] as? [[String: Any]] ?? []
    ids = posts.compactMap { $0["id"] as? String }
    likes = posts.compactMap { $0["like_count"] as? Int }
    cursor = page?["next_cursor"] as? String
  }
}

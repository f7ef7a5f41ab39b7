import Foundation
import PhotoFeedServer
import Testing

@Suite("Misbehaviour", .timeLimit(.minutes(5)))
struct MisbehaviourTests {
  private let feed = ServedFeed(FeedItem.samples(5, newest: Date(timeIntervalSince1970: 0)))
  private let server: LoopbackServer

  init() throws { server = try LoopbackServer(feed, now: { .now }) }

  private func ask(_ request: String) -> Reply { RawClient(server.base).ask(request) }

  private var like: String { "PUT /v1/posts/\(feed.items[0].id)/like" }

  @Test("a fault for one request leaves the next one alone")
  func once() {
    server.misbehave { $0.next(.status(503, retryAfter: 7)) }
    let reply = ask("GET /v1/feed")
    #expect(reply.status == 503 && reply.header("retry-after") == "7")
    #expect(ask("GET /v1/feed").status == 200)
  }

  @Test("a status that has no body has none, and the connection goes on", arguments: [204, 304])
  func bodyless(status: Int) {
    server.misbehave { $0.next(.status(status)) }
    let client = RawClient(server.base)
    let replies = (1...2).map { _ in client.ask("GET /v1/feed") }
    #expect(replies.map(\.status) == [status, 200])
    #expect(replies[0].header("content-length") == nil)
  }

  @Test("a lasting fault lasts until it is stopped, in its part alone")
  func lasting() {
    server.misbehave { $0.always(.status(500), in: .likes) }
    #expect([ask(like), ask(like), ask("GET /v1/feed")].map(\.status) == [500, 500, 200])
    server.misbehave { $0.stop(.status(500)) }
    #expect(ask(like).status == 204)
  }

  @Test("a dropped connection has done nothing, and a lost reply has")
  func lost() {
    server.misbehave { $0.next(.drop) }
    #expect(ask(like).head.isEmpty && feed.likedIDs.isEmpty)
    server.misbehave { $0.next(.lostReply) }
    #expect(ask(like).head.isEmpty && feed.likedIDs.count == 1)
  }

  @Test("a body is cut off where that is asked for", arguments: [0, 1, 30])
  func cutOff(count: Int) {
    server.misbehave { $0.next(.cutOff(count)) }
    let reply = ask("GET /v1/feed")
    #expect(reply.status == 200 && reply.length > 30 && reply.body.count == count)
  }

  @Test("refused likes are not kept, and the feed goes on")
  func refused() {
    server.misbehave { $0.always(.refuseLikes(403)) }
    #expect([ask(like), ask("GET /v1/feed")].map(\.status) == [403, 200])
    #expect(feed.likedIDs.isEmpty)
  }

  @Test("an expired cursor is a 400, and the first page is not")
  func expired() throws {
    let cursor = try #require(try Page(ask("GET /v1/feed?limit=2")).cursor)
    server.misbehave { $0.always(.expiredCursor) }
    #expect(ask("GET /v1/feed?limit=2&cursor=\(cursor)").status == 400)
    #expect(ask("GET /v1/feed?limit=2").status == 200)
  }

  @Test("a hotel's page, an empty body and a photo that has not changed can be had")
  func bodies() {
    server.misbehave {
      $0.next(.html)
      $0.next(.emptyBody)
      $0.next(.notModified, in: .photos)
    }
    #expect(ask("GET /v1/feed").header("content-type") == "text/html")
    #expect(ask("GET /v1/feed").length == 0)
    #expect(ask("GET /photos/\(feed.items[0].id).jpg").status == 304)
  }

  @Test("replies leave in reverse when that is asked for")
  func reversed() {
    server.reverseReplies(3)
    let clients = (1...3).map { _ in RawClient(server.base) }
    for (number, client) in clients.enumerated() {
      client.send("GET /\(number) HTTP/1.1\r\nHost: h\r\n\r\n")
      while server.requests.count <= number { sched_yield() }
    }
    #expect(clients[2].reply().status == 404)
    #expect(clients[1].reply().status == 404)
    #expect(clients[0].reply().status == 404)
  }

  @Test("a delay, a jitter and a trickle end early when the client goes or the server stops")
  func slow() {
    server.misbehave {
      $0.next(.delay(.seconds(1_000)))
      $0.next(.jitter(.seconds(1_000)))
      $0.next(.trickle(.seconds(1_000)))
    }
    let clients = (1...3).map { _ in RawClient(server.base) }
    for (number, client) in clients.enumerated() {
      client.send("GET /v1/feed HTTP/1.1\r\nHost: h\r\n\r\n")
      while server.requests.count <= number { sched_yield() }
    }
    server.stop()
    #expect(clients.map { $0.reply().body.count } == [0, 0, 0])
  }
}

import Foundation
import PhotoFeedServer
import Testing

@Suite("Photos", .timeLimit(.minutes(5)))
struct PhotoTests {
  private let feed = ServedFeed(FeedItem.samples(8, newest: Date(timeIntervalSince1970: 0)))
  private let server: LoopbackServer
  private let client: RawClient

  init() throws {
    server = try LoopbackServer(feed, now: { .now })
    client = RawClient(server.base)
  }

  @Test("a photo is a JPEG with its orientation, and the same from every server")
  func deterministic() throws {
    let target = "GET /photos/\(feed.items[1].id).jpg"
    let photo = client.ask(target)
    #expect(photo.status == 200 && photo.header("content-type") == "image/jpeg")
    #expect(photo.body.starts(with: [0xff, 0xd8, 0xff, 0xe1]))
    #expect(photo.body.suffix(2).elementsEqual([0xff, 0xd9]))
    let other = try LoopbackServer(feed, now: { .now })
    #expect(RawClient(other.base).ask(target).body == photo.body)
    #expect(client.ask("GET /avatars/u7.jpg").body.starts(with: [0xff, 0xd8]))
  }

  @Test("who has a photo already is told that it has not changed")
  func notModified() throws {
    let target = "GET /photos/\(feed.items[1].id).jpg"
    let tag = try #require(client.ask(target).header("etag"))
    let again = client.ask(target, headers: "If-None-Match: \(tag)\r\n")
    #expect(again.status == 304 && again.body.isEmpty)
    #expect(client.ask(target, headers: "If-None-Match: \"x\"\r\n").status == 200)
  }

  @Test("eight posts have photos of twelve megapixels and less, in several orientations")
  func shapes() throws {
    let shapes = try feed.items.map { item in
      let reply = client.ask("GET /photos/\(item.id).jpg")
      return try #require(Shape(reply.body), "\(reply.head)\(reply.body.count) bytes")
    }
    #expect(Set(shapes.map(\.orientation)).count >= 4)
    #expect(shapes.map(\.pixels).max() == 4_032 * 3_024)
    #expect(Set(shapes.map(\.pixels)).count >= 3)
  }
}

/// What the headers of a JPEG say.
private struct Shape {
  let orientation: UInt8
  let pixels: Int

  init?(_ body: [UInt8]) {
    var place = 2
    while place + 8 < body.count, body[place + 1] != 0xc0 {
      place += 2 + Int(body[place + 2]) << 8 + Int(body[place + 3])
    }
    guard body.count > 31, place + 8 < body.count else { return nil }
    // The last byte of the only entry of the only directory.
    orientation = body[31]
    let sides = [5, 7].map { Int(body[place + $0]) << 8 + Int(body[place + $0 + 1]) }
    pixels = sides[0] * sides[1]
  }
}

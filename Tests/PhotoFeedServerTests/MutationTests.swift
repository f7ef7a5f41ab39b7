import Foundation
import PhotoFeedServer
import Seeds
import Testing

@Suite("Mutations", .timeLimit(.minutes(5)))
struct MutationTests {
  private static let valid = [
    "GET /v1/feed?cursor=YWJj&limit=20 HTTP/1.1\r\nHost: h\r\nAccept: application/json\r\n\r\n",
    "PUT /v1/posts/p1-1/like HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\n{}",
    "DELETE /v1/posts/p1-1/like HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n",
    "GET /avatars/u1.jpg HTTP/1.1\r\nHost: h\r\nIf-None-Match: \"x\"\r\n\r\n",
  ].map { Array($0.utf8) }

  @Test("after 10,000 mutations of valid requests the server is up and answers")
  func mutations() async throws {
    let server = try LoopbackServer(
      ServedFeed(FeedItem.samples(3, newest: Date(timeIntervalSince1970: 0))),
      now: { .now })
    // Away from the threads that other tests need to go on.
    let wrong = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: Self.send(Int(Seeds.upTo(10_000).upperBound), to: server))
      }
    }
    #expect(wrong == [])
    #expect(RawClient(server.base).ask("GET /v1/feed").status == 200)
  }

  /// Sends mutations; the ones whose answer was no reply.
  private static func send(_ count: Int, to server: LoopbackServer) -> [String] {
    var random = SeededRandom(seed: 22)
    return (1...count).compactMap { number in
      var bytes = valid[number % valid.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, using: &random) }
      let client = RawClient(server.base)
      client.send(bytes)
      client.finish()
      let reply = client.receive()
      if reply.isEmpty || reply.starts(with: Array("HTTP/1.1 ".utf8)) { return nil }
      return "mutation \(number): \(String(decoding: bytes, as: UTF8.self))"
    }
  }

  private static func mutate(_ bytes: inout [UInt8], using random: inout SeededRandom) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert([0, 10, 13, 32, 58].randomElement(using: &random) ?? 0, at: place)
    case 3: bytes.removeLast(place)
    default: bytes.insert(contentsOf: bytes[place...], at: place)
    }
  }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): the same seed gives the same numbers everywhere.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

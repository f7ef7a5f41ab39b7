import Foundation
import PhotoFeed
import PhotoFeedServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A page of twenty posts, through the whole design and with Foundation alone, taking turns.
enum Pages {
  static func measure(rounds: Int) async throws {
    let feed = ServedFeed(FeedItem.samples(40, newest: Date(timeIntervalSince1970: 0)))
    let server = try LoopbackServer(feed, now: { .now })
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    let repository = OfflineFirstFeedRepository(
      api: HTTPFeedAPI(
        transport: URLSessionTransport(base: server.base), clock: ContinuousClock(),
        jitter: { 1 }, now: { Date() }),
      store: try SQLiteFeedStore(file: directory.appending(path: "feed.sqlite")),
      now: { Date(timeIntervalSince1970: 0) }, reportStoreFailure: { _ in })
    let session = URLSession(configuration: .ephemeral)
    let url = server.base.appending(path: "v1/feed").appending(
      queryItems: [URLQueryItem(name: "limit", value: "20")])
    var ours: [Int] = []
    var raw: [Int] = []
    var saved: [Int] = []
    for _ in 0..<rounds {
      ours.append(try await shortest(1) { _ = try await repository.fetchFeed(cursor: nil) })
      // What is still being saved would slow the other side down.
      await repository.finishSaving()
      saved.append(
        try await shortest(1) {
          _ = try await repository.fetchFeed(cursor: nil)
          await repository.finishSaving()
        })
      raw.append(try await shortest(1) { try await load(url, with: session) })
    }
    // The median: both sides wait for a socket, and the shortest of many is luck.
    print("page=\(ours.median)\nsaved=\(saved.median)\nraw=\(raw.median)")
  }

  private static func load(_ url: URL, with session: URLSession) async throws {
    let data = try await withCheckedThrowingContinuation { continuation in
      session.dataTask(with: url) { data, _, error in
        continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? FeedError.offline))
      }.resume()
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let page = try decoder.decode(FeedPage.self, from: data)
    precondition(page.posts.count == 20)
  }
}

extension [Int] {
  fileprivate var median: Int { sorted()[count / 2] }
}

import Foundation
import PhotoFeed
import PhotoFeedServer
import Synchronization

/// A hundred cells that ask for one image at once.
enum Cells {
  private final class CountingDecoder: ImageDecoder {
    let count = Mutex(0)

    func decode(_ data: Data, fittingPixels longestSide: Int) throws -> DecodedImage {
      count.withLock { $0 += 1 }
      return try JPEGDecoder().decode(data, fittingPixels: longestSide)
    }
  }

  private struct NoMetrics: FeedMetrics {
    func record(_ metric: FeedMetric) {}
  }

  static func measure() async throws {
    let feed = ServedFeed(FeedItem.samples(1, newest: Date(timeIntervalSince1970: 0)))
    let server = try LoopbackServer(feed, now: { .now })
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    let decoder = CountingDecoder()
    let clock = ContinuousClock()
    let loader = ImageLoader(
      downloader: HTTPImageDownloader(
        transport: URLSessionTransport(base: server.base), clock: clock, now: { Date() }),
      decoder: decoder, disk: DiskImageCache(directory: directory, now: { Date() }),
      metrics: NoMetrics(), clock: clock, now: { Date() }, reportDiskFailure: { _ in })
    let url = server.base.appending(path: "photos/\(feed.items[0].id).jpg")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask { _ = try await loader.image(at: url, fittingPixels: 504) }
      }
      try await group.waitForAll()
    }
    print("downloads=\(server.requests.count)\ndecodes=\(decoder.count.withLock { $0 })")
  }
}

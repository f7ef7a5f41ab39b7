import Foundation
import PhotoFeed
import PhotoFeedServer

/// The decoding of a photo of twelve megapixels.
enum Photos {
  /// Writes such a photo, as the reference server makes it.
  ///
  /// An upright one: turning twelve megapixels takes longer than decoding them, and would make the
  /// full decode a slower yardstick than it is. Pillow does not turn either.
  static func write(to path: String) async throws {
    let feed = ServedFeed(FeedItem.samples(400, newest: Date(timeIntervalSince1970: 0)))
    let server = try LoopbackServer(feed, now: { .now })
    let transport = URLSessionTransport(base: server.base)
    for item in feed.items {
      let file = try await transport.response(to: HTTPRequest(.get, "/photos/\(item.id).jpg")).body
      let plan = try JPEGDecoder().plan(file, fittingPixels: 504)
      guard plan.source == PixelSize(width: 4_032, height: 3_024),
        ImageOrientation(exifIn: file) == .up
      else { continue }
      return try file.write(to: URL(filePath: path))
    }
    fatalError("no upright photo of twelve megapixels")
  }

  /// Reads a file and nothing else, to know what a process takes that does not decode.
  static func read(_ path: String) throws {
    let file = try Data(contentsOf: URL(filePath: path))
    print("bytes=\(file.count)")
    printPeakMemory()
  }

  static func decode(_ path: String, fittingPixels side: Int, rounds: Int) throws {
    let file = try Data(contentsOf: URL(filePath: path))
    let decoder = JPEGDecoder()
    var pixels = 0
    let time = try shortest(rounds) {
      pixels = try decoder.decode(file, fittingPixels: side).size.count
    }
    print("decode=\(time)\npixels=\(pixels)")
    printPeakMemory()
  }

  private static func printPeakMemory() { print("peak_kilobytes=\(Platform.peakKilobytes)") }
}

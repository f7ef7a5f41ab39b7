import Foundation
import PhotoFeedServer

/// `photo-feed --serve`: the server alone, until a signal ends it.
enum ServeCommand {
  /// - Throws: `ServerError`.
  static func run(_ options: Options) throws {
    let feed = ServedFeed(FeedItem.samples(options.posts, newest: Date()))
    let server = try LoopbackServer(feed, port: options.port, now: { .now })
    print(server.base.absoluteString)
    fflush(nil)
    withExtendedLifetime(server) {
      while true { pause() }
    }
  }
}

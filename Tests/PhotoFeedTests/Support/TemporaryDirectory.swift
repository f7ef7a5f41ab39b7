import Foundation

/// A directory that goes with its last reference.
final class TemporaryDirectory: Sendable {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory.appending(path: "feed-\(UUID().uuidString)")
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var database: URL { url.appending(path: "feed.sqlite") }
}

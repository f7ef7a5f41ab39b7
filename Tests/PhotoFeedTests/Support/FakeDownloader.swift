import Foundation
import PhotoFeed

/// A server of pictures whose every answer is the test's.
struct FakeDownloader: ImageDownloader {
  struct Request: Hashable {
    let url: URL
    var etag: String?
  }

  let requests = Inbox<Request, ImageDownload>()
  /// What is answered to every request at once; nil to let the test answer.
  var answer: ImageDownload?

  func download(_ url: URL, unless etag: String?) async throws -> ImageDownload {
    if let answer {
      await Task.yield()
      return answer
    }
    return try await requests.ask(Request(url: url, etag: etag))
  }
}

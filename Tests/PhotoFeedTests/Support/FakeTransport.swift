import PhotoFeed
import Synchronization

/// A transport that answers from a list, the last answer for ever.
final class FakeTransport: HTTPTransport {
  private let answers: Mutex<[Result<HTTPResponse, any Error>]>
  private let sent = Mutex<[HTTPRequest]>([])

  init(_ answers: Result<HTTPResponse, any Error>...) { self.answers = Mutex(answers) }

  var requests: [HTTPRequest] { sent.withLock { $0 } }

  func response(to request: HTTPRequest) async throws -> HTTPResponse {
    sent.withLock { $0.append(request) }
    return try answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }.get()
  }
}

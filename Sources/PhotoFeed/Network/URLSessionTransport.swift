public import Foundation
import Threads

/// Carries requests over `URLSession`.
public final class URLSessionTransport: HTTPTransport {
  private let base: URL
  private let session: URLSession
  private let exchanges = Exchanges()

  /// Creates a transport to the server at `base`, which ends without a slash.
  public init(base: URL) {
    let configuration = URLSessionConfiguration.ephemeral
    // The saved feed is the cache; a second one would answer a refresh with old posts.
    configuration.urlCache = nil
    self.base = base
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  /// The most bytes of a body whose request names no limit.
  ///
  /// Twenty posts with captions of 10,000 characters take less than one megabyte; without a limit a
  /// body that never ends fills the memory before our deadline.
  private static let longestBody = 4 << 20

  // The session holds its delegate until then.
  deinit { session.invalidateAndCancel() }

  /// Sends one request.
  public func response(to request: HTTPRequest) async throws -> HTTPResponse {
    let isOurs = request.target.hasPrefix("/")
    guard let url = URL(string: (isOurs ? base.absoluteString : "") + request.target) else {
      throw FeedError.offline
    }
    var message = URLRequest(url: url)
    message.httpMethod = request.method.rawValue
    for (name, value) in request.headers { message.setValue(value, forHTTPHeaderField: name) }
    return try await exchanges.run(
      session.dataTask(with: message), bodyLimit: request.bodyLimit ?? Self.longestBody)
  }
}

/// The requests in flight, each resumed exactly once.
///
/// `URLSession.data(for:)` can hang on Linux when a cancellation meets a completion, and the
/// completion handler loses what came before an error. So the continuations are our own.
private final class Exchanges: NSObject, URLSessionDataDelegate {
  private struct Exchange {
    let continuation: CheckedContinuation<HTTPResponse, any Error>
    let bodyLimit: Int
    var response: HTTPURLResponse?
    var body = Data()

    var isTooLong: Bool {
      body.count > bodyLimit || response?.expectedContentLength ?? 0 > Int64(bodyLimit)
    }

    func end(with error: URLError?) {
      guard error?.code != .cancelled else {
        return continuation.resume(throwing: CancellationError())
      }
      guard let response else {
        return continuation.resume(
          throwing: Self.isOffline(error) ? FeedError.offline : .connectionLost)
      }
      let headers = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
      let reply = HTTPResponse(
        status: response.statusCode,
        headers: Dictionary(headers, uniquingKeysWith: { _, last in last }), body: body)
      // The length in a 304 is that of the body it does without (RFC 9110, section 8.6), and the
      // length of a compressed body counts other bytes than the ones that are handed out.
      let isOther = reply.status == 304 || reply.isCompressed
      let expected = isOther ? nil : reply.header("Content-Length").flatMap { Int($0) }
      guard error == nil, body.count >= expected ?? 0 else {
        let failure = FeedError.cutShort(received: body.count, expected: expected)
        return continuation.resume(throwing: failure)
      }
      continuation.resume(returning: reply)
    }

    private static func isOffline(_ error: URLError?) -> Bool {
      switch error?.code {
      case .notConnectedToInternet, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed: true
      default: false
      }
    }
  }

  private let open = Guarded<[Int: Exchange]>([:])

  func run(_ task: URLSessionDataTask, bodyLimit: Int) async throws -> HTTPResponse {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let exchange = Exchange(continuation: continuation, bodyLimit: bodyLimit)
        open.withLock { $0[task.taskIdentifier] = exchange }
        // A cancellation before this line has found nothing to end.
        if Task.isCancelled { cancel(task) } else { task.resume() }
      }
    } onCancel: {
      cancel(task)
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let response = response as? HTTPURLResponse
    let isTooLong = open.withLock { open in
      open[dataTask.taskIdentifier]?.response = response
      return open[dataTask.taskIdentifier]?.isTooLong ?? false
    }
    completionHandler(.allow)
    if isTooLong { cutOff(dataTask) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = open.withLock { open in
      open[dataTask.taskIdentifier]?.body.append(data)
      return open[dataTask.taskIdentifier]?.isTooLong ?? false
    }
    if isTooLong { cutOff(dataTask) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    close(task)?.end(with: error as? URLError)
  }

  private func cancel(_ task: URLSessionTask) {
    close(task)?.continuation.resume(throwing: CancellationError())
    task.cancel()
  }

  private func cutOff(_ task: URLSessionTask) {
    if let exchange = close(task) {
      exchange.continuation.resume(throwing: FeedError.tooLong(limit: exchange.bodyLimit))
    }
    task.cancel()
  }

  private func close(_ task: URLSessionTask) -> Exchange? {
    open.withLock { $0.removeValue(forKey: task.taskIdentifier) }
  }
}

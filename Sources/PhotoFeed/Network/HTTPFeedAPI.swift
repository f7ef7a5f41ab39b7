public import Foundation

/// The server's three endpoints over HTTP, with retries and deadlines.
public struct HTTPFeedAPI: FeedAPI {
  private let transport: any HTTPTransport
  private let retryPolicy: RetryPolicy
  private let deadline: Deadline
  private let clock: any Clock<Duration>
  private let jitter: @Sendable () -> Double
  private let now: @Sendable () -> Date

  /// Creates an API.
  ///
  /// - Parameters:
  ///   - limit: How long one attempt may take, from its call to its last byte.
  ///   - clock: What pauses and limits are measured on.
  ///   - jitter: A random number from 0 to 1.
  ///   - now: What a `Retry-After` date is compared with.
  public init(
    transport: any HTTPTransport, retryPolicy: RetryPolicy = RetryPolicy(),
    limit: Duration = .seconds(15), clock: any Clock<Duration>,
    jitter: @escaping @Sendable () -> Double, now: @escaping @Sendable () -> Date
  ) {
    self.transport = transport
    self.retryPolicy = retryPolicy
    self.deadline = Deadline(limit: limit, clock: clock)
    self.clock = clock
    self.jitter = jitter
    self.now = now
  }

  /// Asks `GET /v1/feed`.
  public func page(at cursor: String?) async throws -> FeedPage {
    do {
      return try FeedJSON.page(from: await reply(to: .page(at: cursor), success: 200))
    } catch FeedError.refused(status: 400) where cursor != nil {
      throw FeedError.cursorExpired
    }
  }

  /// Sends `PUT` or `DELETE /v1/posts/{id}/like`.
  public func send(_ like: Like) async throws {
    _ = try await reply(to: .like(like), success: 204)
  }

  private func reply(to request: HTTPRequest, success: Int) async throws -> HTTPResponse {
    var retry = 0
    while true {
      do {
        let response = try await deadline.run { try await transport.response(to: request) }
        guard response.status != success else { return response }
        throw failure(response)
      } catch let failure as FeedError {
        retry += 1
        guard
          let pause = retryPolicy.pause(
            beforeRetry: retry, of: request.method, after: failure, jitter: jitter())
        else { throw failure }
        try await clock.sleep(for: pause)
      }
    }
  }

  private func failure(_ response: HTTPResponse) -> FeedError {
    switch response.status {
    case 401: .unauthorized
    case 429, 502, 503, 504:
      .unavailable(
        status: response.status,
        retryAfter: response.header("Retry-After").flatMap { RetryAfter.pause($0, now: now()) })
    // These two say that it came too slowly or too early, not that it is wrong.
    case 408, 425: .unexpected(status: response.status)
    case 400..<500: .refused(status: response.status)
    default: .unexpected(status: response.status)
    }
  }
}

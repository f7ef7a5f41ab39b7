/// Carries one request to the server and its reply back.
public protocol HTTPTransport: Sendable {
  /// The reply, whatever its status.
  ///
  /// - Throws: `FeedError.offline`, `.connectionLost`, `.cutShort` or `.tooLong`, or
  ///   `CancellationError` as soon as the task is cancelled.
  func response(to request: HTTPRequest) async throws -> HTTPResponse
}

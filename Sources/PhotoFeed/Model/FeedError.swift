/// Everything that can go wrong with the feed, as facts.
public enum FeedError: Error, Hashable, Sendable {
  /// The server could not be reached.
  case offline
  /// The connection broke before the reply had begun or ended.
  case connectionLost
  /// The body ended early; both counts are bytes, and a chunked body has no expected one.
  case cutShort(received: Int, expected: Int?)
  /// The body is longer than `limit` bytes; the rest of it was not read.
  case tooLong(limit: Int)
  /// No whole reply came within the limit.
  case timedOut(after: Duration)
  /// A body was promised and none came.
  case emptyBody
  /// The body is something else than JSON, such as a hotel's sign-in page.
  case notJSON(contentType: String?)
  /// The body is JSON and `field`, a path such as `posts[2].author.name`, is missing or wrong.
  case unreadable(field: String)
  /// 401: the session has ended.
  case unauthorized
  /// 400 for a page that was asked with a cursor.
  case cursorExpired
  /// 429, 502, 503 or 504: the same request may work later.
  case unavailable(status: Int, retryAfter: Duration?)
  /// The server has understood and said no: the same request will fail again.
  case refused(status: Int)
  /// Neither the success that was agreed on nor a refusal: a redirection, or a server that failed.
  case unexpected(status: Int)
  /// The disk is full.
  case diskFull
  /// The saved feed was written by a newer version of the app.
  case storeTooNew(version: Int)
  /// The saved feed can't be read or written; `code` is SQLite's extended result code.
  case storage(code: Int, message: String)

  /// Whether the server was reached and did not do its part.
  var isServerFault: Bool {
    switch self {
    case .unexpected, .unavailable, .cutShort, .tooLong, .timedOut: true
    default: false
    }
  }

  /// Whether there is no connection, as opposed to a server that does not help.
  public var isOffline: Bool { self == .offline || self == .connectionLost }
}

/// When a request that failed is sent again.
public struct RetryPolicy: Hashable, Sendable {
  /// How often a request is sent again, 0 or more.
  public var retries = 3
  /// The longest pause before the first retry; each later one is twice as long.
  public var firstPause = Duration.milliseconds(250)
  /// The longest pause before any retry.
  public var longestPause = Duration.seconds(4)
  /// The longest `Retry-After` that is waited for; with a longer one the request fails at once,
  /// because asking sooner is what the server has asked us not to do.
  public var longestRetryAfter = Duration.seconds(10)

  /// Creates the policy that the app uses.
  public init() {}

  /// The pause before the retry with this number, counted from 1; nil when there is to be none.
  ///
  /// Full jitter: the pause is anything up to a limit that doubles, so that clients that failed
  /// together do not come back together (Brooker, "Exponential Backoff and Jitter", 2015).
  ///
  /// - Parameter jitter: A random number from 0 to 1.
  public func pause(
    beforeRetry number: Int, of method: HTTPMethod, after failure: FeedError, jitter: Double
  ) -> Duration? {
    guard number <= retries, method.isIdempotent else { return nil }
    switch failure {
    case .unavailable(_, let retryAfter?):
      return retryAfter <= longestRetryAfter ? retryAfter : nil
    case .unavailable(_, nil), .connectionLost, .cutShort:
      // Past 2^16 every pause is the longest one, and the product could overflow.
      return min(longestPause, firstPause * (1 << min(number - 1, 16))) * jitter
    case .offline, .tooLong, .timedOut, .emptyBody, .notJSON, .unreadable, .unauthorized,
      .cursorExpired,
      .refused, .unexpected, .diskFull, .storeTooNew, .storage:
      return nil
    }
  }
}

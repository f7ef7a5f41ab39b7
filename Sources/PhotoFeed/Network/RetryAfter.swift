import Foundation

/// The `Retry-After` header, which holds seconds or a date (RFC 9110, section 10.2.3).
enum RetryAfter {
  /// How long to wait from `now`, never negative; nil when the value is neither.
  static func pause(_ value: String, now: Date) -> Duration? {
    // More seconds than an Int holds are a number all the same.
    if let seconds = Double(value), value.allSatisfy({ $0.isNumber || $0 == "-" }) {
      return .seconds(min(max(0, seconds), farAway))
    }
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    // A year of two digits is the one nearest to now (RFC 9110, section 5.6.7).
    format.twoDigitStartDate = now.addingTimeInterval(-50 * 365.25 * 86_400)
    let dates = formats.lazy.compactMap { pattern in
      format.dateFormat = pattern
      return format.date(from: value)
    }
    return dates.first.map { .seconds(max(0, $0.timeIntervalSince(now))) }
  }

  private static let farAway = 1e9
  // The one that is sent today, and two that are only read: RFC 850's and that of C's asctime.
  private static let formats = [
    "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy",
  ]
}

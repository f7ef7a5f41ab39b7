import Foundation

/// The `Retry-After` header, which holds seconds or a date (RFC 9110, section 10.2.3).
enum RetryAfter {
  /// How long to wait from `now`, never negative; nil when the value is neither.
  static func pause(_ value: String, now: Date) -> Duration? {
    if let seconds = Int(value) { return .seconds(max(0, seconds)) }
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    guard let date = format.date(from: value) else { return nil }
    return .seconds(max(0, date.timeIntervalSince(now)))
  }
}

import Foundation

/// Dates as they are shown: in the person's own time zone, the same in every language.
enum LocalTime {
  /// "2026-12-01 09:30".
  static func text(_ date: Date) -> String {
    let style = Date.ISO8601FormatStyle(
      dateTimeSeparator: .space, timeZone: .current
    ).year().month().day().time(includingFractionalSeconds: false)
    return String(date.formatted(style).prefix("2026-12-01 09:30".count))
  }

  /// For programs: ISO 8601 in UTC.
  static func data(_ date: Date) -> String {
    date.formatted(.iso8601)
  }
}

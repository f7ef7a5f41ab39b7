import Foundation
import Testing

@testable import rehearse

@Suite("LocalTime")
struct LocalTimeTests {
  @Test("a date is shown to the minute in the person's own time zone")
  func text() throws {
    let parts = DateComponents(
      timeZone: .current, year: 2026, month: 12, day: 1, hour: 9, minute: 5, second: 59)
    let date = try #require(Calendar(identifier: .gregorian).date(from: parts))
    #expect(LocalTime.text(date) == "2026-12-01 09:05")
  }

  @Test("as data a date is ISO 8601 in UTC")
  func data() {
    #expect(LocalTime.data(Date(timeIntervalSince1970: 0)) == "1970-01-01T00:00:00Z")
    #expect(LocalTime.data(Date(timeIntervalSince1970: 1_796_117_400)) == "2026-12-01T09:30:00Z")
  }
}

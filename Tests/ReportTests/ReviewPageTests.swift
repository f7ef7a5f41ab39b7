import Coaching
import Foundation
import Interview
import Rehearsals
import Testing

@testable import Report

/// Compares whole reports with those in `Pages`; a script there is the round that a report is on.
///
/// `RECORD_PAGES=1 swift test --filter ReviewPageTests` writes them anew, to be read before they
/// are kept.
@Suite struct ReviewPageTests {
  private static let pages = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Pages")

  struct Page: Sendable, CustomTestStringConvertible {
    var script: String
    var width: Int
    var mode = RehearsalMode.typed
    var isPlain = false

    var name: String {
      "\(script)\(mode == .aloud ? "-aloud" : "")-\(width)\(isPlain ? "-plain" : "").txt"
    }
    var testDescription: String { name }
  }

  @Test(
    "the page is the one that is kept",
    arguments: [
      Page(script: "good", width: 80), Page(script: "good", width: 40),
      Page(script: "poor", width: 80), Page(script: "poor", width: 40),
      Page(script: "poor", width: 80, isPlain: true),
      Page(script: "poor", width: 80, mode: .aloud),
    ])
  func page(page: Page) throws {
    let lines = try report(on: page.script, width: page.width, mode: page.mode, page.isPlain).lines
    let url = Self.pages.appending(path: page.name)
    if ProcessInfo.processInfo.environment["RECORD_PAGES"] != nil {
      try (lines.joined(separator: "\n") + "\n").write(to: url, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    #expect(lines == kept)
  }

  @Test("no row is wider than the page", arguments: ["good", "poor"], [false, true])
  func width(script: String, isPlain: Bool) throws {
    let report = try report(on: script, width: 80, mode: .typed, isPlain)
    for width in ReviewText.widths {
      let page = ReviewText(
        review: report.review, heading: report.heading, width: width, isPlain: isPlain)
      for line in page.lines {
        #expect(DisplayWidth.of(line) <= width)
        #expect(line.last != " ")
      }
    }
  }

  @Test("a width beyond what is laid out for is moved to the nearest end")
  func clamped() throws {
    #expect(try report(on: "good", width: 20, mode: .typed, false).width == 40)
    #expect(try report(on: "good", width: 300, mode: .typed, false).width == 100)
  }

  @Test("events with impossible times still give a page")
  func impossibleTimes() {
    let events = [
      Event(at: .zero, .stepStarted(.requirements)),
      Event(at: .seconds(5), .stepEnded(.requirements, used: .seconds(-900), by: .next)),
      Event(at: .seconds(-5), .undone(line: .seconds(3))),
      Event(at: .seconds(2), .stepOverrun(.api)),
    ]
    let review = Review(
      round: Round(recordedMinutes: -5, drill: nil), mode: .typed, events: events, prompt: .sample)
    let page = ReviewText(review: review, heading: ReviewHeading(date: "", prompt: ""))
    #expect(page.lines.contains("Fix first"))
  }

  private func report(
    on script: String, width: Int, mode: RehearsalMode, _ isPlain: Bool
  ) throws -> ReviewText {
    let text = try String(
      contentsOf: Self.pages.appending(path: "\(script).script"), encoding: .utf8)
    let review = Review(
      round: Round(), mode: mode, events: Rehearsal(script: text).events, prompt: .sample)
    let heading = ReviewHeading(date: "1 December 2026, 09:30", prompt: "A photo feed")
    return ReviewText(review: review, heading: heading, width: width, isPlain: isPlain)
  }
}

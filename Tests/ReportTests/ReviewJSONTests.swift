import Coaching
import Foundation
import Interview
import Rehearsals
import Testing

@testable import Report

@Suite struct ReviewJSONTests {
  private static let pages = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Pages")

  private func json(_ script: String, prompt: Prompt? = .sample) -> ReviewJSON {
    let events = Rehearsal(script: script).events
    return ReviewJSON(
      review: Review(round: Round(), mode: .typed, events: events, prompt: prompt),
      heading: ReviewHeading(date: "2026-12-01T09:30:00Z", prompt: "photo-feed"))
  }

  @Test("the facts are the ones that are kept, byte for byte")
  func page() throws {
    let script = try String(
      contentsOf: Self.pages.appending(path: "poor.script"), encoding: .utf8)
    let url = Self.pages.appending(path: "poor.json")
    if ProcessInfo.processInfo.environment["RECORD_PAGES"] != nil {
      try (json(script).text + "\n").write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try json(script).text + "\n" == String(contentsOf: url, encoding: .utf8))
  }

  @Test("every key is there, whatever the session showed")
  func keys() throws {
    for script in ["0:10 one", "5:00 :next\n16:00 :quit"] {
      let data = Data(json(script, prompt: nil).text.utf8)
      let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect(
        object.keys.sorted() == [
          "checklist", "checkpoints", "clock", "date", "drill", "empty_depends", "ending",
          "fix_first", "format", "input_gaps", "lists", "minutes", "mode", "prompt", "skips",
          "speed", "steps", "tests", "title", "version",
        ])
    }
  }
}

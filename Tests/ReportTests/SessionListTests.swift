import Coaching
import Interview
import Rehearsals
import Testing

@testable import Report

@Suite struct SessionListTests {
  private func row(
    _ script: String, round: Round = Round(), speed: Int = 1, isRunning: Bool = false
  ) -> SessionRow {
    let events = Rehearsal(round: round, script: script).events
    return SessionRow(
      file: "a.jsonl", date: "2026-12-01 09:30", prompt: "photo-feed", isRunning: isRunning,
      review: Review(round: round, mode: .typed, events: events, prompt: nil, speed: speed))
  }

  private var list: SessionList {
    SessionList([
      row("6:00 :next\n16:00 :next\n17:00 :next\n18:00 :next\n40:00 :next\n44:00 :next"),
      row("5:00 :next\n16:00 :quit"),
      row("4:00 :next", round: Round(drilling: .dataModel)),
      row("1:00 one", speed: 60, isRunning: true),
    ])
  }

  @Test("a session is a row, its columns aligned")
  func table() {
    #expect(
      list.lines(width: 80) == [
        "Started           Prompt      Length          State      15:00   25:00  Over",
        "2026-12-01 09:30  photo-feed  45 min          finished   missed  met    3",
        "2026-12-01 09:30  photo-feed  45 min          in step 2  missed  -      1",
        "2026-12-01 09:30  photo-feed  drill 3, 5 min  finished   -       -      0",
        "2026-12-01 09:30  photo-feed  45 min x60      running    -       -      0",
      ])
  }

  @Test("where the table is too wide a session is a sentence")
  func prose() {
    let lines = list.lines(width: 40)
    #expect(
      lines == [
        "2026-12-01 09:30, photo-feed",
        "  45 minutes, finished, minute 15",
        "  missed, minute 25 met, 3 overruns", "2026-12-01 09:30, photo-feed",
        "  45 minutes, stopped in High-level", "  architecture, minute 15 missed, 1",
        "  overrun", "2026-12-01 09:30, photo-feed", "  drill of Data model, 5 minutes,",
        "  finished, no overruns", "2026-12-01 09:30, photo-feed",
        "  45 minutes, clock 60 times faster,", "  running, no overruns",
      ])
  }

  @Test("for screen readers a session is a sentence on any page")
  func plain() {
    #expect(list.lines(width: 80, isPlain: true)[0] == "2026-12-01 09:30, photo-feed")
  }

  @Test("no sessions are said to be none")
  func empty() {
    #expect(SessionList([]).lines(width: 80) == ["No sessions yet."])
  }

  @Test("the JSON has an object a session")
  func json() {
    let text = SessionListJSON([row("1:00 one", speed: 60, isRunning: true)]).text
    #expect(text.contains("\"running\" : true"))
    #expect(text.contains("\"speed\" : 60"))
    #expect(SessionListJSON([]).text == "[\n\n]")
  }
}

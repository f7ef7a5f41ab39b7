import Interview
import Rehearsals
import Testing

@testable import Report

@Suite struct PlanTextTests {
  private func plan(_ script: String, round: Round = Round(), at time: Duration) -> PlanText {
    var rehearsal = Rehearsal(round: round, script: script)
    rehearsal.advance(to: time)
    return PlanText(rehearsal.session.outlook)
  }

  @Test("the step under way is marked, and the ends follow from where it stands")
  func table() {
    #expect(
      plan("6:00 :next", at: .at(7)).lines() == [
        "                             planned    used    ends",
        "  1 Requirements                5:00    6:00       -",
        "> 2 High-level architecture     8:00    1:00   14:00",
        "  3 Data model                  5:00       -   19:00",
        "  4 API and interfaces          5:00       -   24:00",
        "  5 Deep dives                 17:00       -   40:00",
        "  6 Wrap-up                     5:00       -   45:00",
        "1 min behind the plan. The deep dives can get 16 min in all. The round ends at",
        "45:00.",
      ])
  }

  @Test("where the table is too wide, and for screen readers, a step is a sentence")
  func sentences() {
    let lines = plan("4:00 :next", at: .at(5)).lines(width: 40)
    #expect(
      lines.prefix(4) == [
        "1 Requirements: 5 min planned, 4 min",
        "  used",
        "2 High-level architecture (now): 8 min",
        "  planned, 1 min used, ends at 12:00",
      ])
    #expect(
      plan("4:00 :next", at: .at(5)).lines(isPlain: true)[0]
        == "1 Requirements: 5 min planned, 4 min used")
  }

  @Test("a step ahead that was entered before shows what it used")
  func wentBack() {
    let lines = plan("4:00 :next\n6:00 :back", at: .at(6)).lines()
    #expect(lines[2] == "  2 High-level architecture     8:00    2:00   13:00")
  }

  @Test("a drill speaks of no deep dives")
  func drill() {
    let lines = plan("0:10 one", round: Round(drilling: .deepDives), at: .at(1)).lines()
    #expect(
      lines == [
        "                planned    used    ends",
        "> 5 Deep dives    17:00    1:00   17:00",
        "The round ends at 17:00.",
      ])
  }
}

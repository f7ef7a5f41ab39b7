import Coaching
import Interview
import Testing

@testable import Report

@Suite struct AdviceTextTests {
  private static let line = SpokenLine(at: .seconds(65), step: .requirements, text: "Functional:")

  @Test(
    "advice names its rule and quotes what shows it",
    arguments: [
      (
        Advice.notFinished(in: .api, at: .minutes(30)),
        "Walk through all six steps. This round ended in API and interfaces at 30:00."
      ),
      (
        .wrapUpCut(startedAt: .minutes(43), left: .minutes(2)),
        "Keep five minutes for the wrap-up. It began at 43:00, with 2 min of the round left."
      ),
      (
        .wrapUpCut(startedAt: .minutes(46), left: .zero),
        "Keep five minutes for the wrap-up. It began at 46:00, after the end of the round."
      ),
      (
        .singleDeepDive(line),
        "Go into two or three topics. Your notes head one: \"Functional:\" (1:05)."
      ),
      (
        .checklistOpen(count: 4, total: 9, step: .api, entries: ["paging"]),
        "Cover the checklist: 4 of 9 entries are not in your notes, most of them in "
          + "API and interfaces: \"paging\"."
      ),
      (
        .tooManyFeatures(count: 6, heading: line),
        "Keep to three or four core features. \"Functional:\" (1:05) begins a list of 6; "
          + "the rest belongs under \"out of scope\"."
      ),
      (
        .outOfScopeEmpty(heading: nil),
        "Say what is out of scope. Your notes list features, and nothing that is left out."
      ),
      (
        .outOfScopeEmpty(heading: line),
        "Say what is out of scope. \"Functional:\" (1:05) has nothing under it."
      ),
      (
        .wrapUpOpen(["metrics"]),
        "Close with how it is tested, measured and rolled out. Not in your notes: \"metrics\"."
      ),
    ])
  func sentence(advice: Advice, sentence: String) {
    #expect(AdviceText(quote: QuoteText(columns: 50)).sentence(for: advice) == sentence)
  }
}

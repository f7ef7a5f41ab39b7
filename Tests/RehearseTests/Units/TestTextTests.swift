import Interview
import Testing

@testable import rehearse

@Suite("TestText")
struct TestTextTests {
  private static let sentences: [(TestRun, String)] = [
    (
      TestRun(step: .requirements, outcome: .passed, passed: 1),
      "Requirements: 1 reference test passed; :tests lists them."
    ),
    (
      TestRun(step: .api, outcome: .passed, passed: 7, earlierPassed: 12),
      "API and interfaces: 7 reference tests passed, and the 12 before them; :tests lists them."
    ),
    (
      TestRun(
        step: .api, outcome: .failed, passed: 2, failed: 1, failures: ["a like counts once"]),
      "API and interfaces: 1 of 3 reference tests failed, which is \"a like counts once\"; "
        + ":tests lists them."
    ),
    (
      TestRun(
        step: .api, outcome: .failed, passed: 2, failed: 1, earlierPassed: 3, earlierFailed: 1,
        failures: ["a page is newest first", "a like counts once"]),
      "API and interfaces: 2 of 7 reference tests failed, the first is "
        + "\"a page is newest first\"; :tests lists them."
    ),
    (
      TestRun(step: .api, outcome: .failed, passed: 2),
      "API and interfaces: the reference tests did not all pass; :tests lists them."
    ),
    (
      TestRun(step: .dataModel, outcome: .crashed),
      "Data model: the reference tests crashed; rehearse test shows where."
    ),
    (
      TestRun(step: .deepDives, outcome: .timedOut),
      "Deep dives: the reference tests were ended after 60 s without a result."
    ),
    (
      TestRun(step: .wrapUp, outcome: .missing),
      "Wrap-up: there are no reference tests to run; rehearse test says why."
    ),
  ]

  @Test("a run is told in one sentence", arguments: sentences)
  func line(run: TestRun, sentence: String) {
    #expect(TestText.line(for: run).text == sentence)
    #expect(TestText.line(for: run).role == (run.outcome == .passed ? .good : .bad))
  }

  @Test("the list goes by step, each test with its mark")
  func list() throws {
    let report = SuiteReport(
      stream: EventStream(try KeptFiles.stream("failing")), ending: .exited(1))
    #expect(
      TestText.list(report).map { $0.marker + $0.text } == [
        "Requirements: 2 of 2 passed",
        "  passed   the feed shows the newest post first",
        "  passed   an older page follows the last post that is shown",
        "API and interfaces: 2 of 3 passed",
        "  passed   a page is asked for by cursor",
        "  FAILED   a like sent twice counts once",
        "  passed   unnamed()",
      ])
  }
}

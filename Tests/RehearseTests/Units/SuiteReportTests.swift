import Foundation
import Interview
import Testing

@testable import rehearse

@Suite("SuiteReport")
struct SuiteReportTests {
  struct Case: Sendable {
    var stream: String?
    var ending: SuiteReport.Ending
    var outcome: TestRun.Outcome
  }

  private static let cases = [
    Case(stream: "passing", ending: .exited(0), outcome: .passed),
    Case(stream: "known-issue", ending: .exited(0), outcome: .passed),
    Case(stream: "failing", ending: .exited(1), outcome: .failed),
    Case(stream: "failing", ending: .exited(0), outcome: .failed),
    Case(stream: "passing", ending: .exited(1), outcome: .failed),
    Case(stream: "crashed", ending: .signalled(4), outcome: .crashed),
    Case(stream: "crashed", ending: .exited(132), outcome: .crashed),
    Case(stream: "crashed", ending: .exited(0), outcome: .crashed),
    Case(stream: "passing", ending: .signalled(11), outcome: .crashed),
    Case(stream: nil, ending: .exited(1), outcome: .crashed),
    Case(stream: "crashed", ending: .timedOut, outcome: .timedOut),
    Case(stream: nil, ending: .timedOut, outcome: .timedOut),
    Case(stream: "empty", ending: .exited(69), outcome: .missing),
    Case(stream: "empty", ending: .exited(0), outcome: .missing),
    Case(stream: nil, ending: .exited(0), outcome: .missing),
    Case(stream: nil, ending: .notStarted("not built"), outcome: .missing),
  ]

  @Test("a stream and an ending make one outcome", arguments: cases)
  func outcome(expected: Case) throws {
    #expect(try report(expected.stream, expected.ending).outcome == expected.outcome)
  }

  @Test("each test has a mark; one that was not reached has not failed")
  func marks() throws {
    #expect(try marks("failing", .exited(1)) == [.passed, .passed, .passed, .failed, .passed])
    #expect(try marks("crashed", .exited(132)) == [.passed, .notRun, .notRun])
    #expect(try marks("known-issue", .exited(0)) == [.passed, .passed, .notRun])
  }

  @Test("a run counts the step's own tests apart from those before it")
  func run() throws {
    let report = try report("failing", .exited(1))
    #expect(
      report.run(for: .api)
        == TestRun(
          step: .api, outcome: .failed, passed: 2, failed: 1, earlierPassed: 2,
          failures: ["a like sent twice counts once"]))
    #expect(
      report.run(for: .requirements)
        == TestRun(
          step: .requirements, outcome: .failed, passed: 2, earlierPassed: 2, earlierFailed: 1,
          failures: ["a like sent twice counts once"]))
  }

  @Test("tests of other suites do not count")
  func otherSuites() throws {
    let text = String(decoding: try KeptFiles.stream("passing"), as: UTF8.self)
    let other = Data(text.replacing("PhotoFeedTests.Step1", with: "PhotoFeedTests.Server").utf8)
    let report = SuiteReport(stream: EventStream(other), ending: .exited(0))
    #expect(report.results.isEmpty)
    #expect(report.outcome == .missing)
  }

  @Test(
    "an id names the step of its suite",
    arguments: [
      ("PhotoFeedTests.Step1Requirements/a()", .requirements),
      ("PhotoFeedTests.Step6WrapUp", .wrapUp), ("PhotoFeedTests.Step0", nil),
      ("PhotoFeedTests.Step7", nil), ("OtherTests.Step4API/a()", nil), ("", nil),
    ] as [(String, Step?)])
  func suites(id: String, step: Step?) {
    #expect(Step(suiteOf: id) == step)
  }

  private func marks(
    _ stream: String, _ ending: SuiteReport.Ending
  ) throws -> [SuiteReport.Mark] {
    try report(stream, ending).results.map(\.mark)
  }

  private func report(_ stream: String?, _ ending: SuiteReport.Ending) throws -> SuiteReport {
    let data = try stream.map(KeptFiles.stream) ?? Data()
    return SuiteReport(stream: EventStream(data), ending: ending)
  }
}

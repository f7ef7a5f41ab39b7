import Foundation
import Interview
import Testing

@testable import rehearse

@Suite("TestProcess")
struct TestProcessTests {
  struct Case: Sendable {
    var lines: String
    var outcome: TestRun.Outcome
    var ending: SuiteReport.Ending
  }

  private static let cases = [
    Case(lines: FakeBundle.recorded("passing"), outcome: .passed, ending: .exited(0)),
    Case(lines: FakeBundle.recorded("failing") + "exit 1", outcome: .failed, ending: .exited(1)),
    Case(
      lines: FakeBundle.recorded("crashed") + "kill -SEGV $$", outcome: .crashed,
      ending: .signalled(SIGSEGV)),
    Case(
      lines: FakeBundle.recorded("crashed") + "exit 132", outcome: .crashed, ending: .exited(132)),
    Case(lines: FakeBundle.recorded("empty") + "exit 69", outcome: .missing, ending: .exited(69)),
    Case(lines: "exit 0", outcome: .missing, ending: .exited(0)),
    Case(lines: "exit 1", outcome: .crashed, ending: .exited(1)),
    Case(
      lines: "head -c 5000 /dev/urandom >\"$stream\"", outcome: .missing, ending: .exited(0)),
    Case(
      lines: "echo noise; echo noise >&2; " + FakeBundle.recorded("passing"), outcome: .passed,
      ending: .exited(0)),
  ]

  @Test("a run tells how it ended and what its tests did", arguments: cases)
  func ends(expected: Case) async throws {
    let fake = try FakeBundle(expected.lines)
    let report = await TestProcess(bundle: fake.bundle, steps: [.requirements]).run()
    #expect(report.outcome == expected.outcome)
    #expect(report.ending == expected.ending)
  }

  @Test("a bundle is asked for the suites of its steps, and its stream is removed afterwards")
  func arguments() async throws {
    let fake = try FakeBundle(
      ": >$stream; echo $arguments >$here/arguments; echo $stream >$here/stream")
    _ = await TestProcess(bundle: fake.bundle, steps: [.requirements, .api]).run()
    let stream = try fake.text(of: "stream").trimmingCharacters(in: .newlines)
    #expect(
      try fake.text(of: "arguments")
        == "--testing-library swift-testing --filter PhotoFeedTests.Step1 "
        + "--filter PhotoFeedTests.Step4 "
        + "--event-stream-output-path \(stream) --event-stream-version 0\n")
    #expect(!FileManager.default.fileExists(atPath: stream))
  }

  @Test("a run is ended after its limit, and whatever it started with it")
  func limit() async throws {
    let fake = try FakeBundle(FakeBundle.recorded("crashed") + FakeBundle.hangs)
    let process = TestProcess(bundle: fake.bundle, steps: [.api])
    let report = await process.run(limit: .milliseconds(500))
    #expect(report.outcome == .timedOut)
    #expect(await fake.isAlone())
  }

  @Test("a run that is ended from outside leaves no child behind")
  func killed() async throws {
    let fake = try FakeBundle(FakeBundle.hangs)
    let process = TestProcess(bundle: fake.bundle, steps: [.api])
    async let report = process.run()
    #expect(await fake.hasChild())
    process.kill()
    #expect(await report.ending == .signalled(SIGKILL))
    #expect(await fake.isAlone())
  }

  @Test("a run that was ended before it began ends at once")
  func killedBefore() async throws {
    let fake = try FakeBundle(FakeBundle.hangs)
    let process = TestProcess(bundle: fake.bundle, steps: [.api])
    process.kill()
    #expect(await process.run(limit: .seconds(20)).outcome != .timedOut)
    #expect(await fake.isAlone())
  }

  @Test("what can't be started is missing, and says why")
  func notStarted() async throws {
    let missing = try FakeBundle(path: { $0.path + "/nothing" })
    let folder = try FakeBundle(path: { try $0.makeFolder("folder") })
    let text = try FakeBundle(path: { try $0.write("no program", to: "text") })
    #expect(await ending(missing) == .notStarted("No such file or directory"))
    #expect(await ending(folder) == .notStarted("\(folder.bundle.executable) is no program"))
    #expect(await ending(text) == .notStarted("Permission denied"))
  }

  private func ending(_ fake: FakeBundle) async -> SuiteReport.Ending {
    let report = await TestProcess(bundle: fake.bundle, steps: [.api]).run()
    #expect(report.outcome == .missing)
    return report.ending
  }
}

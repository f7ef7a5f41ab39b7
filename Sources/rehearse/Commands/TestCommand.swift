import Foundation
import Interview

/// `rehearse test`: the reference design's tests, from the shell.
struct TestCommand {
  let surroundings: Surroundings
  let steps: [Step]

  func run() throws(CommandError) -> Int32 {
    guard
      let bundle = TestBundle(
        places: surroundings.places, environment: surroundings.environment)
    else {
      throw CommandError(
        "the reference tests are not built: \(surroundings.places.command) builds them")
    }
    let layout = surroundings.layout
    if bundle.isOutOfDate {
      StandardStreams.complain(
        "the sources are newer than the built tests: "
          + "\(surroundings.places.command) builds them anew"
      )
    }
    guard let report = run(bundle) else { return ExitStatus.failed }
    StandardStreams.show(TestText.list(report) + [summary(report)], layout: layout)
    return report.outcome == .passed ? ExitStatus.done : ExitStatus.failed
  }

  /// Nothing else happens meanwhile, so this thread just waits.
  private func run(_ bundle: TestBundle) -> SuiteReport? {
    let tests = StageTests(bundle: bundle, wake: {})
    let suites = steps.isEmpty ? Step.allCases : steps
    tests.start(suites, after: suites[0])
    tests.waitUntilIdle()
    return tests.fetch().first?.report
  }

  private func summary(_ report: SuiteReport) -> ScreenLine {
    let passed = report.results.count { $0.mark == .passed }
    let total = report.results.count
    return switch (report.outcome, report.ending) {
    case (.passed, _) where passed == total:
      ScreenLine("All \(SpokenTime.count(total, "test")) passed.", .good)
    case (.passed, _):
      ScreenLine("\(passed) of \(total) tests passed, the others were skipped.", .good)
    case (.failed, _): ScreenLine("\(total - passed) of \(total) tests did not pass.", .bad)
    case (.timedOut, _):
      ScreenLine("Ended after \(TestBundle.limit.components.seconds) s: a test hangs.", .bad)
    case (.missing, .notStarted(let why)):
      ScreenLine("The tests could not be started: \(why).", .bad)
    case (.missing, _): ScreenLine("There are no tests for that in the bundle.", .bad)
    case (.crashed, .signalled(let signal)):
      ScreenLine("The tests crashed with signal \(signal) after \(passed) passed.", .bad)
    case (.crashed, _): ScreenLine("The tests ended early, after \(passed) passed.", .bad)
    }
  }
}

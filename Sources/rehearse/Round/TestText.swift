import Interview
import Report

/// The words for what the reference tests showed.
enum TestText {
  /// One line about a run.
  static func line(for run: TestRun) -> ScreenLine {
    let name = run.step.title
    return switch run.outcome {
    case .passed:
      ScreenLine(
        "\(name): \(SpokenTime.count(run.passed, "reference test")) passed\(earlier(run)); "
          + ":tests lists them.", .good)
    case .failed: ScreenLine("\(name): \(failures(run)); :tests lists them.", .bad)
    case .crashed:
      ScreenLine("\(name): the reference tests crashed; rehearse test shows where.", .bad)
    case .timedOut:
      ScreenLine(
        "\(name): the reference tests were ended after \(TestBundle.limit.components.seconds) s "
          + "without a result.", .bad)
    case .missing:
      ScreenLine(
        "\(name): there are no reference tests to run; rehearse test says why.", .bad)
    }
  }

  /// Each test's sentence with its mark, by step.
  static func list(_ report: SuiteReport) -> [ScreenLine] {
    Step.allCases.flatMap { step in
      let results = report.results.filter { $0.step == step }
      guard !results.isEmpty else { return [ScreenLine]() }
      let passed = results.count { $0.mark == .passed }
      return [ScreenLine("\(step.title): \(passed) of \(results.count) passed", .heading)]
        + results.map(line)
    }
  }

  private static func line(_ result: SuiteReport.Result) -> ScreenLine {
    switch result.mark {
    case .passed: ScreenLine(result.sentence, marker: "  passed   ")
    case .failed: ScreenLine(result.sentence, .bad, marker: "  FAILED   ")
    case .notRun: ScreenLine(result.sentence, .quiet, marker: "  not run  ")
    }
  }

  private static func earlier(_ run: TestRun) -> String {
    run.earlierPassed == 0 ? "" : ", and the \(run.earlierPassed) before them"
  }

  private static func failures(_ run: TestRun) -> String {
    let failed = run.failed + run.earlierFailed
    let total = failed + run.passed + run.earlierPassed
    guard let first = run.failures.first else {
      return "the reference tests did not all pass"
    }
    return "\(failed) of \(SpokenTime.count(total, "reference test")) failed, "
      + "\(failed == 1 ? "which is" : "the first is") \"\(first)\""
  }
}

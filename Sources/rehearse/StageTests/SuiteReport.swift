import Interview

/// What a run of the reference tests showed, test by test.
struct SuiteReport: Hashable, Sendable {
  /// What became of a test.
  enum Mark: String, Hashable, Sendable {
    case passed, failed
    case notRun = "not run"
  }

  /// One test: a sentence that a candidate could have said.
  struct Result: Hashable, Sendable {
    var step: Step
    var sentence: String
    var mark: Mark
  }

  /// How the process that ran them ended.
  enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
    case notStarted(String)
  }

  var results: [Result]
  var outcome: TestRun.Outcome
  var ending: Ending

  /// What `swift test` and its bundle exit with when a filter matches no test (measured; sysexits'
  /// EX_UNAVAILABLE).
  private static let noMatch: Int32 = 69

  init(stream: EventStream, ending: Ending) {
    self.ending = ending
    results = stream.tests.compactMap { test in
      guard let step = Step(suiteOf: test.id) else { return nil }
      let hasRun = stream.ended.contains(test.id) && !stream.skipped.contains(test.id)
      let mark: Mark = stream.failed.contains(test.id) ? .failed : hasRun ? .passed : .notRun
      return Result(step: step, sentence: test.sentence, mark: mark)
    }
    .sorted { $0.step.number < $1.step.number }
    outcome = Self.outcome(of: results, isComplete: stream.isComplete, ending: ending)
  }

  private static func outcome(
    of results: [Result], isComplete: Bool, ending: Ending
  ) -> TestRun.Outcome {
    switch ending {
    case .timedOut: return .timedOut
    case .notStarted, .exited(noMatch): return .missing
    case .signalled: return .crashed
    case .exited(let status):
      guard isComplete else { return status == 0 && results.isEmpty ? .missing : .crashed }
      if results.isEmpty { return .missing }
      // A test that was skipped on purpose has not failed.
      return status == 0 && !results.contains { $0.mark == .failed } ? .passed : .failed
    }
  }

  /// The result as a session records it.
  func run(for step: Step) -> TestRun {
    func count(_ mark: Mark, _ isCounted: (Step) -> Bool) -> Int {
      results.count { $0.mark == mark && isCounted($0.step) }
    }
    return TestRun(
      step: step, outcome: outcome, passed: count(.passed) { $0 == step },
      failed: count(.failed) { $0 == step }, earlierPassed: count(.passed) { $0 != step },
      earlierFailed: count(.failed) { $0 != step },
      failures: results.filter { $0.mark == .failed }.map(\.sentence))
  }
}

extension Step {
  /// The beginning of the name of this step's suite, such as `Step4`.
  var suitePrefix: String { "Step\(number)" }

  /// The step whose suite a test belongs to, from an id such as `PhotoFeedTests.Step4API/name()`.
  init?(suiteOf id: String) {
    guard let match = id.firstMatch(of: /^PhotoFeedTests\.Step([1-6])/) else { return nil }
    self.init(named: String(match.1))
  }
}

/// What became of the reference tests of a step and of the steps before it.
public struct TestRun: Hashable, Sendable {
  /// How the run itself went; only `passed` and `failed` say anything about the tests.
  public enum Outcome: String, Hashable, Sendable {
    /// Every test passed.
    case passed
    /// At least one test failed.
    case failed
    /// The run ended without finishing its tests.
    case crashed
    /// The run took too long and was ended.
    case timedOut = "timed-out"
    /// There were no tests to run.
    case missing
  }

  /// The step that was just finished.
  public var step: Step
  /// How the run went.
  public var outcome: Outcome
  /// The step's own tests that passed.
  public var passed: Int
  /// The step's own tests that failed.
  public var failed: Int
  /// The tests of earlier steps that passed.
  public var earlierPassed: Int
  /// The tests of earlier steps that failed.
  public var earlierFailed: Int
  /// The sentences of the tests that failed.
  public var failures: [String]

  /// The result of a run; counts are zero and up.
  public init(
    step: Step, outcome: Outcome, passed: Int = 0, failed: Int = 0, earlierPassed: Int = 0,
    earlierFailed: Int = 0, failures: [String] = []
  ) {
    self.step = step
    self.outcome = outcome
    self.passed = passed
    self.failed = failed
    self.earlierPassed = earlierPassed
    self.earlierFailed = earlierFailed
    self.failures = failures
  }
}

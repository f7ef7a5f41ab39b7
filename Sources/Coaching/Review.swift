public import Interview

/// What a session shows: facts with their lines and times, and what to fix first.
public struct Review: Hashable, Sendable {
  /// What was agreed before the start; a drill has no checkpoints and cannot be left unfinished.
  public let round: Round
  /// How it was rehearsed.
  public let mode: RehearsalMode
  /// How many times faster than real time the clock ran.
  public let speed: Int
  /// How far it came.
  public let ending: Ending
  /// The clock as a whole.
  public let clock: ClockUse
  /// Every step of the round in order, reached or not.
  public let steps: [StepUse]
  /// The round's checkpoints in order.
  public let checkpoints: [CheckpointResult]
  /// What was said to be left out.
  public let skips: [Skip]
  /// The last test run after each step, in the order of the steps.
  public let tests: [TestRun]
  /// The lines that stand.
  public let lines: [SpokenLine]
  /// The longest stretches without input; empty unless everything was typed at the clock's real
  /// speed.
  public let inputGaps: [InputGap]
  /// Each "it depends" that says nothing about on what.
  public let emptyDepends: [SpokenLine]
  /// The lists of the requirements.
  public let requirements: NotedRequirements
  /// The checklists of the steps that were reached; empty without a prompt.
  public let coverage: [Coverage]
  /// What to work on first.
  public let fixFirst: FixFirst

  /// Reads a session.
  ///
  /// - Parameters:
  ///   - round: What was agreed before the start.
  ///   - mode: How it was rehearsed, which decides what may be concluded.
  ///   - events: The session's events in order; it need not have ended.
  ///   - prompt: The prompt, or nil when it is not at hand: there are no checklists then.
  ///   - speed: How many times faster than real time the clock ran; 1 and up.
  public init(
    round: Round, mode: RehearsalMode, events: [Event], prompt: Prompt?, speed: Int = 1
  ) {
    let facts = SessionFacts(
      round: round, mode: mode, events: events, prompt: prompt, speed: speed)
    self.round = round
    self.mode = mode
    self.speed = speed
    ending = facts.ending
    clock = facts.clock
    steps = facts.steps
    checkpoints = facts.checkpoints
    skips = Skip.all(in: events, stays: facts.stays)
    tests = round.steps.compactMap { step in
      let runs = events.compactMap { if case .tests(let run) = $0.kind { run } else { nil } }
      return runs.last { $0.step == step }
    }
    lines = facts.lines
    inputGaps = Array(facts.inputGaps.prefix(InputGap.mentioned))
    emptyDepends = facts.emptyDepends
    requirements = facts.requirements
    coverage = facts.coverage
    fixFirst = Adviser(facts: facts).fixFirst
  }
}

extension Review {
  /// The steps whose overrun was flagged, in order.
  public var overruns: [StepUse] { steps.filter { $0.overrunAt != nil } }
}

import Interview

/// Everything that a session shows before any of it is judged.
struct SessionFacts: Hashable {
  var round: Round
  var mode: RehearsalMode
  var events: [Event]
  var stays: [Stay]
  var ending: Ending
  var clock: ClockUse
  var steps: [StepUse]
  var checkpoints: [CheckpointResult]
  var lines: [SpokenLine]
  var inputGaps: [InputGap]
  var emptyDepends: [SpokenLine]
  var requirements: NotedRequirements
  var topics: NotedTopics
  var coverage: [Coverage]

  init(round: Round, mode: RehearsalMode, events: [Event], prompt: Prompt?, speed: Int) {
    let session = Session(round: round, folding: events)
    let stays = Stay.all(in: events)
    let lines = SpokenLine.standing(in: events)
    let steps = round.steps.map {
      StepUse(of: $0, in: session, events: events, stays: stays)
    }
    self.round = round
    self.mode = mode
    self.events = events
    self.stays = stays
    self.lines = lines
    self.steps = steps
    ending = Ending(of: session, stays: stays)
    clock = ClockUse(of: session, events: events)
    checkpoints = round.checkpoints.map {
      CheckpointResult(of: $0, in: events, stays: stays)
    }
    // A faster clock makes every pause for breath look long.
    inputGaps = mode == .typed && speed == 1 ? InputGap.all(in: events) : []
    emptyDepends = EmptyDepends.occurrences(in: lines)
    requirements = NotedRequirements(lines: lines)
    topics = NotedTopics(lines: lines)
    let matched = lines.map(MatchedLine.init)
    coverage = steps.filter { $0.visits > 0 }.compactMap { use in
      prompt?.guides[use.step].map {
        Coverage(guide: $0, step: use.step, events: events, lines: matched)
      }
    }
  }
}

extension SessionFacts {
  func use(of step: Step) -> StepUse? { steps.first { $0.step == step } }

  /// Whether a step was finished, and not only left; someone who ends the session in the last step
  /// has finished that too.
  func isFinished(_ step: Step) -> Bool {
    if case .stopped(step, let reason) = ending, step == round.steps.last {
      return reason == .quit || reason == .endOfInput
    }
    return stays.contains { $0.step == step && $0.departure == .next }
  }

  /// What questions of the interviewer took beyond their steps' budgets, up to and with a step.
  func timeForQuestions(upTo step: Step) -> Duration {
    steps.filter { $0.step.number <= step.number }.map(\.overAfterQuestion).reduce(.zero, +)
  }
}

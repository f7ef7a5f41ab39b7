/// A session as a pure state machine: inputs and the time go in, events come out.
///
/// Times are since the start, never go back, and are whole milliseconds. Nothing here reads a
/// clock. The state is the fold of its events, so that a session can go on from a transcript as if
/// it had never stopped.
public struct Session: Hashable, Sendable {
  /// Where a session stands.
  public enum Phase: Hashable, Sendable {
    /// The clock has not started.
    case waiting
    /// A step is under way.
    case inStep(Step)
    /// A step was left, and what follows from that has not been said yet.
    case between(Step, Event.Departure)
    /// Every step is finished; the clock stands.
    case finished
    /// The session is over.
    case ended(Event.EndReason)
  }

  /// What was agreed before the start.
  public let round: Round
  /// Where the session stands.
  public internal(set) var phase = Phase.waiting
  /// The latest time that is known.
  public internal(set) var clock = Duration.zero
  /// Whether the clock is stopped by the person.
  public internal(set) var isPaused = false
  /// Minutes that were added to the round.
  public internal(set) var addedMinutes = 0

  var flags = FlagSet()
  var stayStart = Duration.zero
  var closedStays = [Duration](repeating: .zero, count: Step.allCases.count)
  var standingLines: [Duration] = []
  var lastEventAt = Duration.zero
  /// Where the session stood when it was ended, which is where a resumed one goes on.
  var phaseAtEnd = Phase.waiting

  /// A session that has not started.
  public init(round: Round) {
    self.round = round
  }

  /// The session that these events lead to.
  ///
  /// - Parameter events: The events of one session in the order in which they happened.
  public init(round: Round, folding events: some Sequence<Event>) {
    self.init(round: round)
    for event in events { apply(event) }
  }
}

extension Session {
  /// The step under way, or nil before the start and after the last step.
  public var step: Step? {
    if case .inStep(let step) = phase { step } else { nil }
  }

  /// Whether the session is over.
  public var isEnded: Bool {
    if case .ended = phase { true } else { false }
  }

  /// The length of the round with what was added.
  public var length: Duration { round.length + .minutes(addedMinutes) }

  /// What a step may take, with what was added.
  public func budget(of step: Step) -> Duration {
    let takesAdded = round.drill == nil ? step == .deepDives : step == round.drill
    return round.budget(of: step) + (takesAdded ? .minutes(addedMinutes) : .zero)
  }

  /// The time spent in a step so far, all its stays together.
  public func used(in step: Step) -> Duration {
    closedStays[step.index] + (self.step == step ? clock - stayStart : .zero)
  }

  /// What is left of the step under way; negative when it is over its budget.
  ///
  /// In the deep dives this is what the round leaves them before the wrap-up's five minutes.
  public var timeLeftInStep: Duration? {
    guard let step else { return nil }
    return allowance(of: step) - (clock - stayStart)
  }

  /// Whether a line stands that can be taken back.
  public var canUndo: Bool { !standingLines.isEmpty }

  /// Whether a step has been begun.
  public func hasBegun(_ step: Step) -> Bool { flags.contains(.begun(step)) }

  /// Whether a step was finished and is not under way again.
  public func hasEnded(_ step: Step) -> Bool { flags.contains(.finished(step)) }

  /// What became of a checkpoint: true when met, false when missed, nil when still ahead.
  public func outcome(of checkpoint: Checkpoint) -> Bool? {
    if flags.contains(.met(checkpoint)) { return true }
    return flags.contains(.missed(checkpoint)) ? false : nil
  }

  /// The last step of the round; what is said after it was finished belongs to it.
  var lastStep: Step { round.drill ?? .wrapUp }

  /// When the wrap-up has to begin to keep its five minutes.
  var wrapUpStart: Duration { length - round.plan.budget(of: .wrapUp) }

  /// What the stay that is under way in `step` may take.
  func allowance(of step: Step) -> Duration {
    let rest = budget(of: step) - closedStays[step.index]
    guard step == .deepDives, round.drill == nil else { return rest }
    return min(rest, max(.zero, wrapUpStart - stayStart))
  }
}

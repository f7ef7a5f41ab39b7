extension Session {
  /// How long a transcript may go without a line; a crash costs at most this much of the clock.
  static let longestQuiet = Duration.seconds(10)
  /// How long before the end of a step its one notice comes.
  static let noticeLead = Duration.minutes(1)

  /// The next moment that ``advance(to:)`` has to be called after, or nil when the clock stands.
  public var nextDeadline: Duration? { nextDue?.at }

  /// Lets the clock run to `time`.
  ///
  /// A deadline has passed when the time is later than it; its event carries the deadline's own
  /// time.
  ///
  /// - Returns: The events of all deadlines before `time`, in order of time.
  public mutating func advance(to time: Duration) -> [Event] {
    var events: [Event] = []
    advance(to: time, into: &events)
    return events
  }

  mutating func advance(to time: Duration, into events: inout [Event]) {
    while let due = nextDue, due.at < time { raise(due, into: &events) }
    if isRunning { clock = max(clock, time.flooredToMilliseconds) }
  }

  /// Whether time counts: a step is under way and the clock is not stopped.
  var isRunning: Bool { step != nil && !isPaused }

  private struct Due {
    enum What {
      case notice(Step), overrun(Step), missed(Checkpoint, during: Step), wrapUpDue, timeUp, alive
    }
    var at: Duration
    var what: What

    /// Takes the other's place when it comes strictly earlier, so that ties keep their order.
    mutating func yield(to what: What, at time: Duration) {
      if time < at { self = Due(at: time, what: what) }
    }
  }

  private var nextDue: Due? {
    guard let step, !isPaused else { return nil }
    // A line every ten seconds comes last: any other event makes it unnecessary.
    let quiet = lastEventAt + Session.longestQuiet
    var due = Due(at: quiet + .nanoseconds(1), what: .alive)
    addStepDeadlines(of: step, to: &due)
    if round.drill == nil { addRoundDeadlines(during: step, to: &due) }
    if case .alive = due.what { due.at = quiet }
    due.at = max(due.at, clock)
    return due
  }

  private func addStepDeadlines(of step: Step, to due: inout Due) {
    let allowance = allowance(of: step)
    // Nothing is left of deep dives that begin after the wrap-up was due: that flag has said so.
    let isSqueezedOut = step == .deepDives && round.drill == nil && stayStart >= wrapUpStart
    guard !flags.contains(.overrun(step)), !isSqueezedOut else { return }
    if !flags.contains(.notice(step)), allowance > Session.noticeLead {
      due.yield(to: .notice(step), at: stayStart + allowance - Session.noticeLead)
    }
    due.yield(to: .overrun(step), at: stayStart + max(.zero, allowance))
  }

  private func addRoundDeadlines(during step: Step, to due: inout Due) {
    for checkpoint in Checkpoint.allCases where outcome(of: checkpoint) == nil {
      due.yield(to: .missed(checkpoint, during: step), at: checkpoint.deadline)
    }
    if !flags.contains(.wrapUpDue), !hasBegun(.wrapUp) {
      due.yield(to: .wrapUpDue, at: wrapUpStart)
    }
    if !flags.contains(.timeUp) { due.yield(to: .timeUp, at: length) }
  }

  private mutating func raise(_ due: Due, into events: inout [Event]) {
    switch due.what {
    case .notice(let step): emit(.notice(step), at: due.at, into: &events)
    case .overrun(let step): emit(.stepOverrun(step), at: due.at, into: &events)
    case .missed(let checkpoint, let step):
      emit(.checkpointMissed(checkpoint, during: step), at: due.at, into: &events)
      emit(.replanned(deepDives: outlook.deepDives), at: due.at, into: &events)
    case .wrapUpDue: emit(.wrapUpDue, at: due.at, into: &events)
    case .timeUp: emit(.timeUp, at: due.at, into: &events)
    case .alive: emit(.alive, at: due.at, into: &events)
    }
  }

  mutating func emit(_ kind: Event.Kind, at time: Duration, into events: inout [Event]) {
    let event = Event(at: time, kind)
    apply(event)
    events.append(event)
  }
}

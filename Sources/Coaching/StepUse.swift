public import Interview

/// What a step was planned to take and what it took.
public struct StepUse: Hashable, Sendable {
  /// The step.
  public var step: Step
  /// The framework's budget, with the minutes that were added to it.
  public var planned: Duration
  /// All stays together.
  public var used: Duration
  /// How often it was entered; zero when it was never reached.
  public var visits: Int
  /// When its overrun was flagged, or nil when it was not.
  public var overrunAt: Duration?
  /// The time spent in it after that flag, less what was added since; zero when there was no flag.
  ///
  /// Deep dives that the earlier steps made shorter are over as soon as the wrap-up is due.
  public var over: Duration
  /// When the interviewer first asked about something in it, or nil when that did not happen.
  public var questionAt: Duration?
  /// The part of ``over`` that came after that question: going with it is no pacing mistake.
  public var overAfterQuestion: Duration
}

extension StepUse {
  /// The part of ``over`` that no question of the interviewer accounts for.
  public var overByChoice: Duration { over - overAfterQuestion }

  init(of step: Step, in session: Session, events: [Event], stays: [Stay]) {
    self.step = step
    planned = session.budget(of: step)
    used = session.used(in: step)
    visits = stays.count { $0.step == step && !$0.goesOn }
    let flag = events.first { $0.kind == .stepOverrun(step) }
    overrunAt = flag?.at
    questionAt = events.first { $0.kind.isQuestion(in: step) }?.at
    over = .zero
    overAfterQuestion = .zero
    guard let flag else { return }
    let takesAdded = session.round.drill == nil ? step == .deepDives : step == session.round.drill
    let added = takesAdded ? events.minutesAdded(after: flag.at) : .zero
    over = max(.zero, stays.time(in: step, after: flag.at) - added)
    if let questionAt {
      overAfterQuestion = min(over, stays.time(in: step, after: questionAt))
    }
  }
}

extension Event.Kind {
  /// Whether the interviewer asked about something in a step, unlike a fact that was asked for.
  fileprivate func isQuestion(in step: Step) -> Bool {
    if case .asked(let question) = self {
      question.kind == .question && question.step == step
    } else {
      false
    }
  }
}

extension Sequence<Event> {
  fileprivate func minutesAdded(after moment: Duration) -> Duration {
    reduce(.zero) { sum, event in
      guard case .added(let minutes) = event.kind, event.at >= moment else { return sum }
      return sum + .minutes(minutes)
    }
  }
}

public import Interview

/// How far a session came.
public enum Ending: Hashable, Sendable {
  /// Every step was finished.
  case finished
  /// It was ended in a step before that.
  case stopped(in: Step, Event.EndReason)
  /// The events stop in a step without an end: it is still under way, or was cut off.
  case open(in: Step)
  /// The clock never started.
  case notStarted
}

extension Ending {
  init(of session: Session, stays: [Stay]) {
    guard let last = stays.last else {
      self = .notStarted
      return
    }
    let isComplete = last.step == session.round.steps.last && last.departure == .next
    switch session.phase {
    case .waiting: self = .notStarted
    case .finished: self = .finished
    case .inStep(let step): self = .open(in: step)
    case .between(let step, _): self = .open(in: step)
    case .ended(.finished): self = .finished
    case .ended(let reason): self = isComplete ? .finished : .stopped(in: last.step, reason)
    }
  }
}

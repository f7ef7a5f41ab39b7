import Interview
import Report

/// The words of a flag, at the moment it is raised.
struct NoticeText {
  /// The session as it stands after the flag.
  let session: Session
  /// Whether one minute left is told in a line of its own; elsewhere the clock shows it.
  let tellsLastMinute: Bool

  /// The line for an event, or nil when it is none that a person is told of at once.
  func line(for event: Event) -> ScreenLine? {
    guard let words = words(for: event.kind) else { return nil }
    return ScreenLine(words, .flag, marker: "\(ClockText.clock(event.at))  ")
  }

  /// Whether the bell is rung for an event.
  static func rings(_ kind: Event.Kind) -> Bool {
    switch kind {
    case .stepOverrun, .checkpointMissed, .wrapUpDue, .timeUp: true
    default: false
    }
  }

  private func words(for kind: Event.Kind) -> String? {
    switch kind {
    case .notice(let step):
      tellsLastMinute ? "One minute left in \(step.title)." : nil
    case .stepOverrun(let step): overrun(step)
    case .checkpointMissed(let checkpoint, let step): missed(checkpoint, during: step)
    case .wrapUpDue:
      "Wrap-up due: five minutes are left. Finish your sentence and go there with :next."
    case .timeUp:
      "Time is up: the \(session.length.components.seconds / 60) minutes are over. "
        + "You can still finish; it counts as over time."
    default: nil
    }
  }

  private func overrun(_ step: Step) -> String {
    let budget = session.budget(of: step)
    let allowed = session.used(in: step)
    let time =
      allowed < budget
      ? "the \(ClockText.length(allowed)) that were left for it"
      : SpokenTime.count(budget.components.seconds / 60, "minute")
    let next = session.round.drill == nil ? step.next.map { " :next goes on to \($0.title)." } : nil
    return "Over time: \(step.title) has had \(allowed < budget ? time : "its \(time)")."
      + (next ?? " :next ends it.")
  }

  private func missed(_ checkpoint: Checkpoint, during step: Step) -> String {
    let outlook = session.outlook
    let what = checkpoint == .architectureDone ? "the architecture" : "the API"
    let left =
      outlook.deepDives > .zero
      ? "leaves \(ClockText.length(outlook.deepDives)) for the deep dives"
      : "leaves nothing for the deep dives"
    return "Checkpoint missed: \(what) should be done by minute \(checkpoint.minute). "
      + "You are \(ClockText.length(outlook.delay)) behind the plan, which \(left). "
      + "Say in one sentence what you skip, and for what (:skip X for Y)."
  }
}

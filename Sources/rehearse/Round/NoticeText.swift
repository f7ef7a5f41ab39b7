import Interview
import Report

/// The words of a flag, at the moment it is raised.
struct NoticeText {
  /// The session as it stands after the flag.
  let session: Session
  /// Whether one minute left is told in a line of its own; elsewhere the clock shows it.
  let tellsLastMinute: Bool

  /// The line for an event, or nil when it is none that a person is told of at once.
  ///
  /// - Parameter events: What happened at the same moment.
  func line(for event: Event, among events: [Event]) -> ScreenLine? {
    guard let words = words(for: event.kind, among: events) else { return nil }
    return ScreenLine(words, .flag, marker: "\(ClockText.clock(event.at))  ")
  }

  /// Whether the bell is rung for an event.
  static func rings(_ kind: Event.Kind) -> Bool {
    switch kind {
    case .stepOverrun, .checkpointMissed, .wrapUpDue, .timeUp: true
    default: false
    }
  }

  private func words(for kind: Event.Kind, among events: [Event]) -> String? {
    switch kind {
    case .notice(let step):
      tellsLastMinute ? "One minute left in \(step.title)." : nil
    case .stepOverrun(let step): overrun(step)
    case .checkpointMissed(let checkpoint, _): missed(checkpoint, leaving: deepDives(in: events))
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

  /// What the new plan gives the deep dives.
  private func deepDives(in events: [Event]) -> Duration {
    let plans = events.compactMap { event in
      if case .replanned(let deepDives) = event.kind { deepDives } else { nil }
    }
    return plans.last ?? session.outlook.deepDives
  }

  private func missed(_ checkpoint: Checkpoint, leaving deepDives: Duration) -> String {
    let what = checkpoint == .architectureDone ? "the architecture" : "the API"
    let left =
      deepDives > .zero
      ? "leaves \(ClockText.length(deepDives)) for the deep dives"
      : "leaves nothing for the deep dives"
    return "Checkpoint missed: \(what) should be done by minute \(checkpoint.minute). "
      + "You are \(ClockText.length(session.outlook.delay)) behind the plan, which \(left). "
      + "Say in one sentence what you skip, and for what (:skip X for Y)."
  }
}

public import Interview

/// Something that was left out, and what the time went to instead, as the person said it.
public struct Skip: Hashable, Sendable {
  /// The time of the round.
  public var at: Duration
  /// The step in which it was said.
  public var step: Step
  /// What was left out.
  public var what: String
  /// What the time goes to.
  public var instead: String
}

extension Skip {
  /// The skips of a session in order.
  static func all(in events: [Event], stays: [Stay]) -> [Skip] {
    events.compactMap { event in
      guard case .skipped(let what, let instead) = event.kind,
        let stay = stays.last(where: { $0.start <= event.at })
      else { return nil }
      return Skip(at: event.at, step: stay.step, what: what, instead: instead)
    }
  }
}

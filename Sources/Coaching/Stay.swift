import Interview

/// One stay in a step: a step that is left and entered again has two.
struct Stay: Hashable {
  var step: Step
  var start: Duration
  var end: Duration
  /// How it ended; nil when the events stop in it.
  var departure: Event.Departure?
  /// Whether it only goes on with the stay before, after a session was ended and resumed.
  var goesOn: Bool
}

extension Stay {
  /// The stays of a session in order; one that was not ended lasts to the last event.
  static func all(in events: [Event]) -> [Stay] {
    var stays: [Stay] = []
    for event in events {
      switch event.kind {
      case .stepStarted(let step):
        let goesOn = stays.last.map { $0.step == step && $0.departure == .end } ?? false
        stays.append(Stay(step: step, start: event.at, end: event.at, goesOn: goesOn))
      case .stepEnded(_, _, let departure):
        guard let last = stays.indices.last else { continue }
        stays[last].end = event.at
        stays[last].departure = departure
      default:
        guard let last = stays.indices.last, stays[last].departure == nil else { continue }
        stays[last].end = max(stays[last].end, event.at)
      }
    }
    return stays
  }
}

extension Sequence<Stay> {
  /// The time spent in a step after a moment of the round.
  func time(in step: Step, after moment: Duration) -> Duration {
    filter { $0.step == step }.map { Swift.max(.zero, $0.end - Swift.max($0.start, moment)) }
      .reduce(.zero, +)
  }
}

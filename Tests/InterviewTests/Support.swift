import Interview

extension Duration {
  /// A time of the round as minutes, seconds and milliseconds.
  static func at(_ minutes: Int, _ seconds: Int = 0, ms: Int = 0) -> Duration {
    .minutes(minutes) + .seconds(seconds) + .milliseconds(ms)
  }
}

extension Session {
  /// A session that has started.
  static func started(_ round: Round = Round()) -> Session {
    var session = Session(round: round)
    _ = session.receive(.start, at: .zero)
    return session
  }

  /// Finishes steps at the given minutes.
  mutating func finishSteps(at minutes: [Int]) -> [Event] {
    minutes.flatMap { receive(.next, at: .minutes($0)) }
  }
}

extension [Event] {
  /// Without the lines that only say that the session is alive.
  var notable: [Event] { filter { $0.kind != .alive } }
  /// The notable kinds.
  var kinds: [Event.Kind] { notable.map(\.kind) }

  /// The one event of this kind, with its time.
  func time(of kind: Event.Kind) -> Duration? { first { $0.kind == kind }?.at }
}

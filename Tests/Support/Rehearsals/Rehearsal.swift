public import Interview

/// A session that is played for a test, with the events that came of it.
public struct Rehearsal {
  /// The session as it now stands.
  public private(set) var session: Session
  /// Its events.
  public private(set) var events: [Event] = []

  /// A session whose clock has just started.
  public init(round: Round = Round()) {
    session = Session(round: round)
    receive(.start, at: .zero)
  }

  /// Hands an input to the session.
  public mutating func receive(_ input: Input, at time: Duration) {
    events += session.receive(input, at: time)
  }

  /// Lets the clock run.
  public mutating func advance(to time: Duration) {
    events += session.advance(to: time)
  }

  /// Says a line whose first key was pressed at `from`, or when it was entered.
  public mutating func say(_ text: String, at time: Duration, from: Duration? = nil) {
    receive(.say(text, from: from ?? time), at: time)
  }
}

extension Duration {
  /// A time of the round.
  public static func at(_ minutes: Int, _ seconds: Int = 0, ms: Int = 0) -> Duration {
    .minutes(minutes) + .seconds(seconds) + .milliseconds(ms)
  }
}

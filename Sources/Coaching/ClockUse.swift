import Interview

/// What happened to the clock of a round as a whole.
public struct ClockUse: Hashable, Sendable {
  /// The time of the round at the last event.
  public var total: Duration
  /// The length of the round, with the minutes that were added.
  public var length: Duration
  /// The minutes that were added.
  public var addedMinutes: Int
  /// How often the clock was stopped, by the person or by a machine that slept.
  public var pauses: Int
  /// How long it stood still in pauses, in real time.
  public var paused: Duration
  /// How often the session was interrupted without a pause: a crash, an end.
  public var interruptions: Int
  /// How long those lasted, in real time.
  public var interrupted: Duration
}

extension ClockUse {
  /// How far the clock ran past the end of the round; zero or more.
  public var overtime: Duration { max(.zero, total - length) }

  init(of session: Session, events: [Event]) {
    total = session.clock
    length = session.length
    addedMinutes = session.addedMinutes
    pauses = 0
    paused = .zero
    interruptions = 0
    interrupted = .zero
    var isPaused = false
    for event in events {
      switch event.kind {
      case .paused:
        pauses += 1
        isPaused = true
      case .resumed(let gap) where isPaused:
        paused += gap
        isPaused = false
      case .ended: isPaused = false
      case .resumed(let gap) where gap > .zero:
        interruptions += 1
        interrupted += gap
      default: break
      }
    }
  }
}

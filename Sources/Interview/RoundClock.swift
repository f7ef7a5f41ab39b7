/// Turns readings of a machine's monotonic clock into times of the round, and back.
///
/// A reading counts from any origin and must not count the machine's sleep. The time of the round
/// stands still while paused, so it is the readings less the pauses, times the speed.
public struct RoundClock: Hashable, Sendable {
  /// How many times faster than real time the round runs; 1 to 600.
  public let speed: Int
  private var origin: Duration
  private var pausedAt: Duration?

  /// A clock that shows `time` when the machine's clock reads `reading`.
  public init(reading: Duration, time: Duration = .zero, speed: Int = 1) {
    self.speed = speed
    self.origin = reading - time / speed
  }

  /// The time of the round, in whole milliseconds.
  public func time(at reading: Duration) -> Duration {
    (((pausedAt ?? reading) - origin) * speed).flooredToMilliseconds
  }

  /// The first reading at which the round's time is `time` or later, or nil while paused.
  public func reading(at time: Duration) -> Duration? {
    // Dividing by the speed rounds down; without the extra nanosecond a sleeper would wake too
    // early.
    pausedAt == nil ? origin + time / speed + .nanoseconds(1) : nil
  }

  /// Stops the clock; nothing happens when it stands already.
  public mutating func pause(at reading: Duration) {
    pausedAt = pausedAt ?? reading
  }

  /// Lets the clock go on.
  ///
  /// - Returns: How long it stood still in real time; zero when it was running.
  public mutating func resume(at reading: Duration) -> Duration {
    guard let pausedAt else { return .zero }
    origin += reading - pausedAt
    self.pausedAt = nil
    return (reading - pausedAt).flooredToMilliseconds
  }
}

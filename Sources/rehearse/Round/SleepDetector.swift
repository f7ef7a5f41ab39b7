/// Tells how long the machine slept, from two clocks of which one counts sleep.
struct SleepDetector {
  /// Shorter gaps are the two clocks being read one after the other.
  private static let shortest = Duration.seconds(1)

  private let counting = ContinuousClock()
  private let standing = SuspendingClock()
  private let countingStart: ContinuousClock.Instant
  private let standingStart: SuspendingClock.Instant
  private var told = Duration.zero

  init() {
    countingStart = counting.now
    standingStart = standing.now
  }

  /// How long the machine slept since the last call, or nil when it did not.
  mutating func sleep() -> Duration? {
    let slept = (counting.now - countingStart) - (standing.now - standingStart)
    guard slept - told >= Self.shortest else { return nil }
    defer { told = slept }
    return slept - told
  }
}

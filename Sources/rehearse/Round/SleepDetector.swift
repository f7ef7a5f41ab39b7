/// Tells how long the machine slept, from two clocks of which one counts sleep.
struct SleepDetector {
  /// Shorter gaps are the two clocks being read one after the other.
  private static let shortest = Duration.seconds(1)

  private let counting: () -> Duration
  private let standing: () -> Duration
  private let ahead: Duration
  private var told = Duration.zero

  /// A detector on the machine's clocks.
  init() {
    let (counting, standing) = (ContinuousClock(), SuspendingClock())
    let (countingStart, standingStart) = (counting.now, standing.now)
    self.init(
      counting: { counting.now - countingStart }, standing: { standing.now - standingStart })
  }

  /// - Parameters:
  ///   - counting: Reads a clock that goes on while the machine sleeps.
  ///   - standing: Reads one that stands still meanwhile; their origins may differ.
  init(counting: @escaping () -> Duration, standing: @escaping () -> Duration) {
    self.counting = counting
    self.standing = standing
    ahead = counting() - standing()
  }

  /// How long the machine slept since the last call, or nil when it did not.
  mutating func sleep() -> Duration? {
    let slept = counting() - standing() - ahead
    guard slept - told >= Self.shortest else { return nil }
    defer { told = slept }
    return slept - told
  }
}

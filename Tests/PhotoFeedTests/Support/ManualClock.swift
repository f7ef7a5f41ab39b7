import Synchronization

/// A clock that stands still until it is advanced, or that skips every sleep.
final class ManualClock: Clock, Sendable {
  typealias Duration = Swift.Duration

  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Instant()
    var sleeps: [Duration] = []
    var readings = 0
  }

  private let state = Mutex(State())
  private let sleepers = Inbox<Instant, Void>()
  private let skipsSleeps: Bool

  init(skipsSleeps: Bool = false) { self.skipsSleeps = skipsSleeps }

  /// A clock on which every deadline is far away and every pause is over at once.
  static func immediate() -> ManualClock { ManualClock(skipsSleeps: true) }

  var now: Instant {
    state.withLock { state in
      state.readings += 1
      return state.now
    }
  }
  let minimumResolution = Duration.nanoseconds(1)

  /// How long each sleep was asked to be, deadlines aside.
  var sleeps: [Duration] { state.withLock { $0.sleeps } }

  /// Waits until the time was read this often.
  func until(readings count: Int) async {
    while !Task.isCancelled, state.withLock({ $0.readings < count }) { await Task.yield() }
  }

  func advance(by duration: Duration) { state.withLock { $0.now.offset += duration } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let length = now.duration(to: deadline)
    // A deadline is longer than any pause: it ends by cancellation, or when the test says so.
    guard skipsSleeps, length < .seconds(15) else { return try await sleepers.ask(deadline) }
    try Task.checkCancellation()
    state.withLock { $0.sleeps.append(length) }
  }

  /// Waits until something sleeps, and wakes it at its time.
  func wakeNext() async {
    let sleeper = await sleepers.next()
    state.withLock { $0.now = max($0.now, sleeper.request) }
    sleeper.succeed(())
  }
}

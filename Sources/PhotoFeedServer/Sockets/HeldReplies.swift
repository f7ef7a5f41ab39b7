import Threads

/// Has replies leave in the reverse of the order in which they were asked for.
final class HeldReplies: Sendable {
  private struct State {
    var waiting = 0
    var next = 0
    /// The number of the reply that may leave; larger ones have left.
    var turn = 0
    var isReleased = false
  }

  private let state = Guarded(State())

  /// Holds the next `count` replies.
  func hold(_ count: Int) {
    state.withLock {
      $0 = State(waiting: count, next: 0, turn: count - 1, isReleased: $0.isReleased)
    }
  }

  /// Lets everything go, for good.
  func release() {
    state.withLock { $0.isReleased = true }
  }

  /// A place in the line; nil when nothing is held.
  func place() -> Int? {
    state.withLock { state in
      guard state.next < state.waiting else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// Waits for the turn of a place.
  func wait(_ place: Int) {
    state.wait { $0.isReleased || $0.turn <= place }
  }

  /// The reply of the place has left.
  func leave(_ place: Int) {
    state.withLock { $0.turn = min($0.turn, place - 1) }
  }
}

import Foundation
import Synchronization

/// Has replies leave in the reverse of the order in which they were asked for.
final class HeldReplies: Sendable {
  private struct State {
    var waiting = 0
    var next = 0
    /// The number of the reply that may leave; larger ones have left.
    var turn = 0
    var isReleased = false
  }

  private let state = Mutex(State())
  private let changed = NSCondition()

  /// Holds the next `count` replies.
  func hold(_ count: Int) {
    update { $0 = State(waiting: count, next: 0, turn: count - 1, isReleased: $0.isReleased) }
  }

  /// Lets everything go, for good.
  func release() {
    update { $0.isReleased = true }
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
    changed.lock()
    while state.withLock({ !$0.isReleased && $0.turn > place }) { changed.wait() }
    changed.unlock()
  }

  /// The reply of the place has left.
  func leave(_ place: Int) {
    update { $0.turn = min($0.turn, place - 1) }
  }

  private func update(_ change: (inout State) -> Void) {
    changed.lock()
    state.withLock { change(&$0) }
    changed.broadcast()
    changed.unlock()
  }
}

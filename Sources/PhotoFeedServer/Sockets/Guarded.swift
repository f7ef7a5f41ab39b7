import Foundation

/// State that the threads of a server share.
///
/// Swift's own `Mutex` would do as well, but a thread sanitizer does not see that it orders what
/// threads do that are no tasks; it understands the lock of the system.
final class Guarded<State: ~Copyable>: Sendable {
  private let condition = NSCondition()
  // Touched under the lock alone.
  nonisolated(unsafe) private var state: State

  init(_ state: consuming sending State) { unsafe self.state = state }

  /// Looks at the state or changes it, and wakes those who wait for a change.
  func withLock<Result: ~Copyable>(_ work: (inout State) throws -> Result) rethrows -> Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return try unsafe work(&state)
  }

  /// Waits until the state is as asked for.
  func wait(until isRight: (borrowing State) -> Bool) {
    condition.lock()
    while unsafe !isRight(state) { condition.wait() }
    condition.unlock()
  }
}

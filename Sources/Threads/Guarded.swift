public import Foundation

/// State that several threads use, under a lock.
///
/// Swift's own `Mutex` would do as well, but on Linux a thread sanitizer does not see that it
/// orders what threads do, and reports races that there are not; it understands the system's lock.
public final class Guarded<State: ~Copyable>: Sendable {
  private let condition = NSCondition()
  // Touched under the lock alone.
  nonisolated(unsafe) private var state: State

  /// Guards a first state.
  public init(_ state: consuming sending State) { unsafe self.state = state }

  /// Looks at the state or changes it, and wakes those who wait for a change.
  ///
  /// - Throws: What `work` throws.
  public func withLock<Result: ~Copyable, Failure: Error>(
    _ work: (inout sending State) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return try unsafe work(&state)
  }

  /// Blocks the thread until the state is as asked for, but not beyond `end`.
  public func wait(notBeyond end: Date, until isRight: (borrowing State) -> Bool) {
    condition.lock()
    while unsafe !isRight(state), condition.wait(until: end) {}
    condition.unlock()
  }

  /// Blocks the thread until the state is as asked for.
  public func wait(until isRight: (borrowing State) -> Bool) {
    condition.lock()
    while unsafe !isRight(state) { condition.wait() }
    condition.unlock()
  }
}

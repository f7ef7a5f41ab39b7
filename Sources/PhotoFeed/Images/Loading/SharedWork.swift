import Threads

/// Does one piece of work for all who want its result at the same time.
///
/// Whoever is cancelled leaves at once and alone; the work is cancelled when the last has left.
final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  typealias Work = @Sendable () async throws -> Value

  private struct Job {
    let number: Int
    let task: Task<Void, Never>
    var waiting: [Int: CheckedContinuation<Value, any Error>]
  }

  private struct State {
    var jobs: [Key: Job] = [:]
    var lastNumber = 0

    mutating func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }
  }

  private let state = Guarded(State())

  /// The result of `work`, or of the work for the same key that is under way.
  ///
  /// - Throws: What the work throws, or `CancellationError` as soon as the caller is cancelled.
  func value(for key: Key, _ work: @escaping Work) async throws -> Value {
    try Task.checkCancellation()
    let ticket = state.withLock { $0.nextNumber() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        join(key, ticket, continuation, work)
        // A cancellation before this line has found nobody to wake.
        if Task.isCancelled { leave(key, ticket) }
      }
    } onCancel: {
      leave(key, ticket)
    }
  }

  private func join(
    _ key: Key, _ ticket: Int, _ continuation: CheckedContinuation<Value, any Error>,
    _ work: @escaping Work
  ) {
    state.withLock { state in
      guard state.jobs[key] == nil else {
        state.jobs[key]?.waiting[ticket] = continuation
        return
      }
      let number = state.nextNumber()
      let task = Task {
        do { finish(key, number, .success(try await work())) } catch {
          finish(key, number, .failure(error))
        }
      }
      state.jobs[key] = Job(number: number, task: task, waiting: [ticket: continuation])
    }
  }

  private func leave(_ key: Key, _ ticket: Int) {
    let (left, abandoned) = state.withLock { state in
      let left = state.jobs[key]?.waiting.removeValue(forKey: ticket)
      // The next who asks starts anew, and does not get a cancellation that is not theirs.
      let isAbandoned = left != nil && state.jobs[key]?.waiting.isEmpty == true
      return (left, isAbandoned ? state.jobs.removeValue(forKey: key)?.task : nil)
    }
    abandoned?.cancel()
    left?.resume(throwing: CancellationError())
  }

  private func finish(_ key: Key, _ number: Int, _ result: Result<Value, any Error>) {
    let job = state.withLock { state in
      state.jobs[key]?.number == number ? state.jobs.removeValue(forKey: key) : nil
    }
    job?.waiting.values.forEach { $0.resume(with: result) }
  }
}

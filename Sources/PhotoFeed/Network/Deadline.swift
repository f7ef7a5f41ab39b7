/// Ends work that takes too long.
///
/// Foundation on Linux ignores the limit for a whole resource, and everywhere the limit for a
/// request starts again with each byte, so that a server that trickles is never too late.
struct Deadline: Sendable {
  let limit: Duration
  let clock: any Clock<Duration>

  /// - Throws: `FeedError.timedOut`, or what `work` throws.
  func run<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await work() }
      group.addTask {
        try await clock.sleep(for: limit)
        throw FeedError.timedOut(after: limit)
      }
      guard let first = try await group.next() else { throw CancellationError() }
      return first
    }
  }
}

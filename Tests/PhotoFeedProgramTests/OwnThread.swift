import Terminals
import Testing

/// Runs tests that block away from the threads that all other tests need to go on.
struct OwnThread: SuiteTrait, TestTrait, TestScoping {
  let executor: OwnThreadExecutor

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(executor, operation: function)
  }
}

extension Trait where Self == OwnThread {
  static var ownThread: Self { OwnThread(executor: OwnThreadExecutor(name: "photo feed")) }
}

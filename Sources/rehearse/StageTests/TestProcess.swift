import Foundation
import Interview
import Synchronization

/// One run of the reference tests in a process of its own, which never outlives its limit.
final class TestProcess: Sendable {
  private let bundle: TestBundle
  private let steps: [Step]
  private let processID = Mutex<Int32?>(nil)

  init(bundle: TestBundle, steps: [Step]) {
    self.bundle = bundle
    self.steps = steps
  }

  /// Runs the suites and reads what they did; ends the process after `limit`.
  func run(limit: Duration = TestBundle.limit) async -> SuiteReport {
    let stream = FileManager.default.temporaryDirectory
      .appending(path: "rehearse-tests-\(UUID().uuidString).jsonl").path
    defer { try? FileManager.default.removeItem(atPath: stream) }
    let ending = await ending(stream: stream, limit: limit)
    let data = FileManager.default.contents(atPath: stream) ?? Data()
    return SuiteReport(stream: EventStream(data), ending: ending)
  }

  /// Ends the process and whatever it started.
  func kill() {
    let running = processID.withLock { $0 }
    // Foundation starts each process in a group of its own, so this reaches its children too.
    if let running { _ = Foundation.kill(-running, SIGKILL) }
  }

  private func ending(stream: String, limit: Duration) async -> SuiteReport.Ending {
    let process = Process()
    process.executableURL = URL(filePath: bundle.executable)
    process.arguments = bundle.arguments(steps: steps, stream: stream)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let (exits, continuation) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in continuation.finish() }
    do {
      try process.run()
    } catch {
      return .notStarted(error.localizedDescription)
    }
    processID.withLock { $0 = process.processIdentifier }
    let watchdog = Task {
      try await Task.sleep(for: limit)
      kill()
      return true
    }
    for await _ in exits {}
    processID.withLock { $0 = nil }
    watchdog.cancel()
    if (try? await watchdog.value) == true { return .timedOut }
    return process.terminationReason == .uncaughtSignal
      ? .signalled(process.terminationStatus) : .exited(process.terminationStatus)
  }
}

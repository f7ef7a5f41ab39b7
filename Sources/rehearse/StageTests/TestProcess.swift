import Foundation
import Interview
import Threads

/// One run of the reference tests in a process of its own, which never outlives its limit.
final class TestProcess: Sendable {
  private enum State {
    case waiting
    case running(Int32)
    case ended
  }

  private let bundle: TestBundle
  private let steps: [Step]
  private let state = Guarded(State.waiting)

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

  /// Ends the process and whatever it started; one that has not begun never will.
  func kill() {
    state.withLock { state in
      // Foundation starts each process in a group of its own, so this reaches its children too.
      if case .running(let id) = state { _ = Foundation.kill(-id, SIGKILL) }
      if case .waiting = state { state = .ended }
    }
  }

  /// Starts the process unless it was ended before; false then.
  private func start(_ process: Process) throws -> Bool {
    // Under the lock, so that nobody ends it between its start and the moment its number is known.
    try state.withLock { state in
      guard case .waiting = state else { return false }
      try process.run()
      state = .running(process.processIdentifier)
      return true
    }
  }

  /// The system's words for why a process could not be started.
  private func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let underlying, underlying.domain == NSPOSIXErrorDomain else {
      return "\(Places.typed(bundle.executable)) is no program"
    }
    return SystemError.text(Int32(underlying.code))
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
      guard try start(process) else { return .signalled(SIGKILL) }
    } catch {
      return .notStarted(reason(error))
    }
    let watchdog = Task {
      try await Task.sleep(for: limit)
      kill()
      return true
    }
    for await _ in exits {}
    state.withLock { $0 = .ended }
    watchdog.cancel()
    if (try? await watchdog.value) == true { return .timedOut }
    return process.terminationReason == .uncaughtSignal
      ? .signalled(process.terminationStatus) : .exited(process.terminationStatus)
  }
}

import Foundation
import Interview
import Threads

/// The reference tests of a session: one run after another in the background, the results left in a
/// mailbox.
final class StageTests: Sendable {
  /// A result that has not been fetched yet.
  struct Delivery: Sendable {
    var step: Step
    var report: SuiteReport
  }

  private struct State {
    var waiting: [(step: Step, suites: [Step])] = []
    var running: TestProcess?
    var delivered: [Delivery] = []
    var isClosed = false

    var isBusy: Bool { running != nil || !waiting.isEmpty }
  }

  private let bundle: TestBundle?
  private let wake: @Sendable () -> Void
  private let state = Guarded(State())

  /// - Parameter wake: Called from another thread when there is something to fetch.
  init(bundle: TestBundle?, wake: @escaping @Sendable () -> Void) {
    self.bundle = bundle
    self.wake = wake
  }

  /// Starts the suites of some steps, because a step was just finished.
  func start(_ suites: [Step], after step: Step) {
    state.withLock { state in
      state.waiting.append((step, suites))
      startNext(&state)
    }
  }

  /// Whether a result is still to come.
  var isBusy: Bool { state.withLock { $0.isBusy } }

  /// Waits until no result is to come any more.
  func waitUntilIdle() {
    state.wait { !$0.isBusy }
  }

  /// The results since the last call.
  func fetch() -> [Delivery] {
    state.withLock { state in
      defer { state.delivered = [] }
      return state.delivered
    }
  }

  /// Ends what is running, files of its own included; nothing is delivered from then on.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.waiting = []
      state.running?.kill()
    }
    state.wait(notBeyond: Date(timeIntervalSinceNow: Self.gone)) { !$0.isBusy }
  }

  /// Seconds within which a process that was killed is gone; milliseconds, unless something is
  /// wrong with the system.
  private static let gone: TimeInterval = 1

  private func startNext(_ state: inout State) {
    guard state.running == nil, !state.isClosed, !state.waiting.isEmpty else { return }
    let (step, suites) = state.waiting.removeFirst()
    guard let bundle else {
      let report = SuiteReport(stream: EventStream(.init()), ending: .notStarted("not built"))
      state.delivered.append(Delivery(step: step, report: report))
      wake()
      return startNext(&state)
    }
    let process = TestProcess(bundle: bundle, steps: suites)
    state.running = process
    Task.detached { [self] in
      let report = await process.run()
      self.state.withLock { state in
        state.running = nil
        if !state.isClosed { state.delivered.append(Delivery(step: step, report: report)) }
        startNext(&state)
      }
      wake()
    }
  }
}

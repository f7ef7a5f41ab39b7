import Foundation
import Interview

/// `rehearse test`: the reference design's tests, from the shell.
struct TestCommand {
  let surroundings: Surroundings
  let steps: [Step]

  func run() throws(CommandError) -> Int32 {
    guard
      let bundle = TestBundle(
        places: surroundings.places, environment: surroundings.environment)
    else {
      let way =
        surroundings.places.isCheckout
        ? "\(surroundings.places.command) builds them" : "install rehearse anew"
      throw CommandError("the reference tests are not there: \(way)")
    }
    let layout = surroundings.layout
    if bundle.isOutOfDate {
      StandardStreams.complain(
        "the sources are newer than the built tests: "
          + "\(surroundings.places.command) builds them anew"
      )
    }
    let report = run(bundle)
    StandardStreams.show(TestText.list(report) + [summary(report)], layout: layout)
    return report.outcome == .passed ? ExitStatus.done : ExitStatus.failed
  }

  /// Nothing else happens meanwhile, so this thread just waits.
  private func run(_ bundle: TestBundle) -> SuiteReport {
    let tests = StageTests(bundle: bundle, wake: {})
    let signals = Self.whenSignalled { tests.close() }
    defer { for signal in signals { signal.cancel() } }
    let suites = steps.isEmpty ? Step.allCases : steps
    tests.start(suites, after: suites[0])
    tests.waitUntilIdle()
    // Without a report the run was ended by a signal, which is about to end the program.
    while true {
      if let delivery = tests.fetch().first { return delivery.report }
      pause()
    }
  }

  /// The tests run in a process group of their own, which Ctrl-C does not reach: they are ended
  /// first, then the program ends as the signal wants it.
  private static func whenSignalled(
    _ end: @escaping @Sendable () -> Void
  ) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM, SIGHUP].compactMap { number in
      let before = unsafe unsafeBitCast(signal(number, SIG_IGN), to: Int.self)
      // nohup asks for a signal to be ignored.
      guard unsafe before != unsafeBitCast(SIG_IGN, to: Int.self) else { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        end()
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      source.resume()
      return source
    }
  }

  private func summary(_ report: SuiteReport) -> ScreenLine {
    let passed = report.results.count { $0.mark == .passed }
    let total = report.results.count
    return switch (report.outcome, report.ending) {
    case (.passed, _) where passed == total:
      ScreenLine("All \(SpokenTime.count(total, "test")) passed.", .good)
    case (.passed, _):
      ScreenLine("\(passed) of \(total) tests passed, the others were skipped.", .good)
    case (.failed, _): ScreenLine("\(total - passed) of \(total) tests did not pass.", .bad)
    case (.timedOut, _):
      ScreenLine("Ended after \(TestBundle.limit.components.seconds) s: a test hangs.", .bad)
    case (.missing, .notStarted(let why)):
      ScreenLine("The tests could not be started: \(why).", .bad)
    case (.missing, _): ScreenLine("There are no tests for that in the bundle.", .bad)
    case (.crashed, .signalled(let signal)):
      ScreenLine("The tests crashed with signal \(signal) after \(passed) passed.", .bad)
    case (.crashed, _): ScreenLine("The tests ended early, after \(passed) passed.", .bad)
    }
  }
}

import Coaching
import Foundation
import Interview
import LineEditor
import Report

extension RoundDriver {
  /// Asks before a session is ended by Ctrl-C or Ctrl-D; what is no answer is something said.
  func confirmEnd() -> Exit? {
    switch ask("End this session? You can resume it. [y/N] ") {
    case .line(let line):
      switch line.text.trimmingCharacters(in: .whitespaces).lowercased() {
      case "y", "yes":
        deliver(.end(.quit))
        return .ended
      case "", "n", "no": return nil
      default:
        take(line)
        return nil
      }
    case .interrupted(hadText: true), .stopped: return nil
    case .interrupted(hadText: false), .endOfInput:
      deliver(.end(.quit))
      return .ended
    case .terminated(let signal): return stop(signal, isAnswering: true)
    case .failed: return stop(SIGHUP, isAnswering: true)
    }
  }

  /// Reads an answer; the clock goes on meanwhile, out of sight.
  private func ask(_ question: String) -> LineEditor.Outcome {
    isAsking = true
    defer { isAsking = false }
    editor.clock = ""
    editor.prompt = question
    return readAgain()
  }

  /// The input of a pipe or file is at its end.
  func endOfInput() -> Exit {
    deliver(.end(.endOfInput))
    waitForTests()
    return .ended
  }

  /// The program was asked to stop: what was being said and not entered is kept too.
  ///
  /// - Parameter isAnswering: Whether a question of the program's stood there.
  func stop(_ signal: Int32, isAnswering: Bool = false) -> Exit {
    if !isAnswering,
      case .said(let text) = SessionCommand.read(editor.pendingText, isPasted: false),
      !text.allSatisfy(\.isWhitespace)
    {
      deliver(.say(text, from: clock.time(at: LineEditor.now())))
    }
    deliver(.end(.stopped))
    if let trouble = recorder.sync() { show(savingText(trouble)) }
    return .stopped(signal: signal)
  }

  /// After the last step: ticks, the tests that still run, and the end.
  func finish() -> Exit {
    if session.phase == .finished {
      while tests.isBusy || isAskingForTicks {
        let question =
          tests.isBusy && !isAskingForTicks
          ? "Waiting for the reference tests; Return skips that. "
          : "Covered aloud in \(endedStep?.title ?? "this step")? Numbers, or Return: "
        guard let exit = takeAfterEnd(ask(question)) else { continue }
        if case .stopped = exit { return exit }
        break
      }
      if !setup.traits.isInteractive { tests.waitUntilIdle() }
      // A run may have come to its end after the screen was last told.
      fetchTests()
      deliver(.end(.finished))
    }
    return .ended
  }

  /// In a round said aloud the last checklist can still be ticked.
  var isAskingForTicks: Bool {
    setup.isAloud && setup.traits.isInteractive
  }

  private func takeAfterEnd(_ outcome: LineEditor.Outcome) -> Exit? {
    switch outcome {
    case .line(let line):
      let words = line.text.split { $0 == " " || $0 == "," }
      guard !words.isEmpty else { return .ended }
      let numbers = words.compactMap { Int($0) }
      if isAskingForTicks, numbers.count == words.count {
        run(.did(numbers))
      } else {
        take(line)
      }
      return session.isEnded ? .ended : nil
    case .stopped: return nil
    case .interrupted, .endOfInput: return .ended
    case .terminated(let signal): return stop(signal, isAnswering: isAskingForTicks)
    case .failed: return stop(SIGHUP, isAnswering: isAskingForTicks)
    }
  }

  private func fetchTests() {
    for delivery in tests.fetch() { take(delivery) }
  }

  /// Waits for the tests without a person who could skip that.
  private func waitForTests() {
    tests.waitUntilIdle()
    fetchTests()
  }
}

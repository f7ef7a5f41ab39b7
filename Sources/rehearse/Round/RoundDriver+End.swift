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

  /// The input of a pipe or file is at its end; the tests that still run are waited for.
  func endOfInput() -> Exit {
    let isFinished = session.phase == .finished
    if !isFinished { deliver(.end(.endOfInput)) }
    endsWithTests = true
    while tests.isBusy {
      if case .terminated(let signal) = editor.rest() { return stop(signal, isAnswering: true) }
    }
    fetchTests()
    if isFinished { deliver(.end(.finished)) }
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

  /// After the last step, at a terminal: ticks, the tests that still run, what is being typed, and
  /// the end.
  func finish() -> Exit {
    var isTyping = false
    while tests.isBusy || isAskingForTicks || isTyping {
      endsWithTests = !isAskingForTicks && !isTyping
      let outcome = ask(questionAtEnd)
      isTyping = outcome == .stopped && !editor.pendingText.isEmpty
      guard let exit = takeAfterEnd(outcome) else { continue }
      if case .stopped = exit { return exit }
      break
    }
    // A run may have come to its end after the screen was last told.
    fetchTests()
    deliver(.end(.finished))
    return .ended
  }

  private var questionAtEnd: String {
    if isAskingForTicks {
      return "Covered aloud in \(endedStep?.title ?? "this step")? Numbers, or Return: "
    }
    return tests.isBusy
      ? "Waiting for the reference tests; Return skips that. " : "Return ends the session. "
  }

  /// In a round said aloud the last checklist can still be ticked.
  var isAskingForTicks: Bool {
    setup.isAloud && setup.traits.isInteractive && !areTicksDone
  }

  private func takeAfterEnd(_ outcome: LineEditor.Outcome) -> Exit? {
    switch outcome {
    case .line(let line):
      let words = line.text.split { $0 == " " || $0 == "," }
      guard !words.isEmpty else {
        guard isAskingForTicks, tests.isBusy else { return .ended }
        // That Return was about the ticks; the tests have a question of their own.
        areTicksDone = true
        return nil
      }
      let numbers = words.compactMap { Int($0) }
      if isAskingForTicks, numbers.count == words.count {
        run(.did(numbers))
      } else {
        take(line)
      }
      return session.isEnded ? .ended : nil
    case .stopped, .interrupted(hadText: true): return nil
    case .interrupted(hadText: false), .endOfInput: return .ended
    case .terminated(let signal): return stop(signal, isAnswering: isAskingForTicks)
    case .failed: return stop(SIGHUP, isAnswering: isAskingForTicks)
    }
  }

  private func fetchTests() {
    for delivery in tests.fetch() { take(delivery) }
  }
}

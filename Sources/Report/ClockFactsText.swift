import Coaching
import Interview

/// Says how a round went by the clock: its end, its pauses, checkpoints, overruns, skips and tests.
struct ClockFactsText {
  var review: Review
  var quote: QuoteText

  /// How far the round came, and what happened to the clock.
  var summary: [String] {
    let clock = review.clock
    var sentences = [ending]
    if clock.overtime > .zero {
      sentences.append("That is \(ClockText.length(clock.overtime)) after the end.")
    }
    if clock.addedMinutes > 0 {
      sentences.append("\(CountText.of(clock.addedMinutes, "minute")) added.")
    }
    if clock.pauses > 0 {
      sentences.append(
        "Paused \(CountText.times(clock.pauses)), \(ClockText.length(clock.paused)) in all.")
    }
    if clock.interruptions > 0 {
      sentences.append(
        "Interrupted \(CountText.times(clock.interruptions)), "
          + "\(ClockText.length(clock.interrupted)) in all.")
    }
    return sentences
  }

  private var ending: String {
    let time = "\(ClockText.clock(review.clock.total)) of \(ClockText.clock(review.clock.length))"
    switch review.ending {
    case .finished: return "Finished at \(time)."
    case .stopped(let step, let reason):
      return "Stopped in \(step.title) at \(time): \(words(for: reason))."
    case .open(let step): return "Under way, or cut off, in \(step.title) at \(time)."
    case .notStarted: return "The clock was never started."
    }
  }

  private func words(for reason: Event.EndReason) -> String {
    switch reason {
    case .finished: "it was finished"
    case .quit: "you ended it"
    case .endOfInput: "the input ended"
    case .stopped: "the program was stopped"
    case .setAside: "it was set aside"
    }
  }

  var checkpoints: [String] {
    review.checkpoints.map { result in
      let name = "Minute \(result.checkpoint.minute), \(result.checkpoint.step.title) done"
      switch result.outcome {
      case .met(let time): return "\(name): met at \(ClockText.clock(time))."
      case .missed(_, let time?):
        let late = ClockText.length(time - result.checkpoint.deadline)
        return "\(name): missed. Finished at \(ClockText.clock(time)), \(late) late."
      case .missed(_, nil): return "\(name): missed. It was never finished."
      case .notReached: return "\(name): the round ended before."
      }
    }
  }

  var overruns: [String] {
    review.overruns.map { use in
      let flag = use.overrunAt.map { "flagged at \(ClockText.clock($0)), " } ?? ""
      let fact = "\(use.step.title): \(flag)\(ClockText.length(use.over)) over in the end."
      guard let question = use.questionAt, use.overAfterQuestion > .zero else { return fact }
      return fact + " The interviewer asked about it at \(ClockText.clock(question)): going with "
        + "that is no pacing mistake."
    }
  }

  var skips: [String] {
    review.skips.map { skip in
      "\(ClockText.clock(skip.at)), \(skip.step.title): \(quote.words(skip.what)) for "
        + "\(quote.words(skip.instead))."
    }
  }

  var tests: [String] {
    review.tests.map { run in "\(run.step.title): \(result(of: run))" }
  }

  private func result(of run: TestRun) -> String {
    switch run.outcome {
    case .passed, .failed:
      let failed = run.failed == 0 ? "" : ", \(run.failed) failed"
      let earlier =
        run.earlierPassed + run.earlierFailed == 0
        ? "" : "; of earlier steps \(run.earlierPassed) passed, \(run.earlierFailed) failed"
      let names = run.failures.isEmpty ? "" : ": \(quote.list(run.failures))"
      return "\(run.passed) passed\(failed)\(earlier)\(names)."
    case .crashed: return "the run crashed."
    case .timedOut: return "the run took too long and was ended."
    case .missing: return "no tests were found."
    }
  }
}

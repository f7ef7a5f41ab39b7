import Coaching
import Interview

extension Ending {
  var json: JSONValue {
    switch self {
    case .finished: value("finished")
    case .stopped(let step, let reason): value("stopped", step: step, reason: reason)
    case .open(let step): value("open", step: step)
    case .notStarted: value("not-started")
    }
  }

  private func value(
    _ state: String, step: Step? = nil, reason: Event.EndReason? = nil
  ) -> JSONValue {
    .object([
      "state": .string(state), "step": .text(step?.rawValue), "reason": .text(reason?.rawValue),
    ])
  }
}

extension ClockUse {
  var json: JSONValue {
    .object([
      "total_ms": .ms(total), "length_ms": .ms(length), "overtime_ms": .ms(overtime),
      "added_minutes": .count(addedMinutes), "pauses": .count(pauses), "paused_ms": .ms(paused),
      "interruptions": .count(interruptions), "interrupted_ms": .ms(interrupted),
    ])
  }
}

extension StepUse {
  var json: JSONValue {
    .object([
      "step": .string(step.rawValue), "planned_ms": .ms(planned), "used_ms": .ms(used),
      "visits": .count(visits), "overrun_at_ms": .ms(overrunAt), "over_ms": .ms(over),
      "question_at_ms": .ms(questionAt), "over_after_question_ms": .ms(overAfterQuestion),
    ])
  }
}

extension CheckpointResult {
  /// The name of what became of it.
  var outcomeName: String {
    switch outcome {
    case .met: "met"
    case .missed: "missed"
    case .notReached: "not-reached"
    }
  }

  var json: JSONValue {
    let finishedAt: Duration? =
      switch outcome {
      case .met(let time): time
      case .missed(_, let time): time
      case .notReached: nil
      }
    return .object([
      "minute": .count(checkpoint.minute), "step": .string(checkpoint.step.rawValue),
      "outcome": .string(outcomeName), "finished_at_ms": .ms(finishedAt),
    ])
  }
}

extension Skip {
  var json: JSONValue {
    .object([
      "at_ms": .ms(at), "step": .string(step.rawValue), "skip": .string(what),
      "for": .string(instead),
    ])
  }
}

extension TestRun {
  var json: JSONValue {
    .object([
      "step": .string(step.rawValue), "outcome": .string(outcome.rawValue),
      "passed": .count(passed), "failed": .count(failed), "earlier_passed": .count(earlierPassed),
      "earlier_failed": .count(earlierFailed), "failures": .texts(failures),
    ])
  }
}

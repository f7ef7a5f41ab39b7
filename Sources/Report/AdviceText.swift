import Coaching
import Interview

/// Says what to fix, by which rule, with the line and the time that show it.
struct AdviceText {
  var quote: QuoteText

  func sentence(for advice: Advice) -> String {
    switch advice {
    case .inputGap(let gap, let count): inputGap(gap, count: count)
    case .emptyDepends(let line, let count): emptyDepends(line, count: count)
    case .checkpointsMissed(let results):
      "Hold the checkpoints. " + results.map(missed).joined(separator: " ")
    case .notFinished(let step, let time):
      "Walk through all six steps. This round ended in \(step.title) at \(ClockText.clock(time))."
    case .wrapUpCut(let start, let left): wrapUpCut(startedAt: start, left: left)
    case .deepDivesSqueezed(let use):
      "Leave the deep dives their time: they got \(ClockText.length(use.used)) of "
        + "\(ClockText.length(use.planned)). What is left out elsewhere goes to them."
    case .singleDeepDive(let line):
      "Go into two or three topics. Your notes head one: \(quote.line(line))."
    case .overrun(let use): overrun(use)
    case .checklistOpen(let count, let total, let step, let entries):
      "Cover the checklist: \(count) of \(total) entries are not in your notes, most of them in "
        + "\(step.title): \(quote.list(entries))."
    case .tooManyFeatures(let count, let heading):
      "Keep to three or four core features. \(quote.line(heading)) begins a list of \(count); "
        + "the rest belongs under \"out of scope\"."
    case .outOfScopeEmpty(let heading): outOfScopeEmpty(heading)
    case .wrapUpOpen(let entries):
      "Close with how it is tested, measured and rolled out. Not in your notes: "
        + "\(quote.list(entries))."
    }
  }

  private func inputGap(_ gap: InputGap, count: Int) -> String {
    let after = gap.before.map { ", after \(quote.line($0))" } ?? ""
    let more =
      count > 1 ? " \(count) stretches were \(ClockText.length(Advice.longGap)) or longer." : ""
    return "Say so before you think (\"give me a moment\"). Nothing was entered for "
      + "\(ClockText.length(gap.length)) in \(gap.step.title), from \(ClockText.clock(gap.start)) "
      + "to \(ClockText.clock(gap.end))\(after).\(more)"
  }

  private func emptyDepends(_ line: SpokenLine, count: Int) -> String {
    let more = count > 1 ? " It came up \(CountText.times(count))." : ""
    return "Say on what it depends, then choose. \(quote.line(line)) in \(line.step.title) "
      + "names nothing.\(more)"
  }

  private func missed(_ result: CheckpointResult) -> String {
    let finished =
      if case .missed(_, let time?) = result.outcome {
        "finished at \(ClockText.clock(time)), "
          + "\(ClockText.length(time - result.checkpoint.deadline)) late"
      } else {
        "never finished"
      }
    return "Minute \(result.checkpoint.minute): \(result.checkpoint.step.title) was \(finished)."
  }

  private func wrapUpCut(startedAt: Duration, left: Duration) -> String {
    let rest =
      left == .zero
      ? "after the end of the round" : "with \(ClockText.length(left)) of the round left"
    return "Keep five minutes for the wrap-up. It began at \(ClockText.clock(startedAt)), \(rest)."
  }

  private func overrun(_ use: StepUse) -> String {
    let flag = use.overrunAt.map { " at \(ClockText.clock($0))" } ?? ""
    return "Move on when \(use.step.title) has had its time. It was flagged\(flag) and went on for "
      + "\(ClockText.length(use.over)): \(ClockText.clock(use.used)) used, "
      + "\(ClockText.clock(use.planned)) planned."
  }

  private func outOfScopeEmpty(_ heading: SpokenLine?) -> String {
    let fact =
      heading.map { "\(quote.line($0)) has nothing under it." }
      ?? "Your notes list features, and nothing that is left out."
    return "Say what is out of scope. \(fact)"
  }
}

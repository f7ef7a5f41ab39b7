import Coaching
import Interview

/// Says what the notes show: stretches without input, "it depends", the lists and the checklists.
struct NotesFactsText {
  var review: Review
  var quote: QuoteText
  var isPlain: Bool

  var inputGaps: [String] {
    guard review.mode == .typed, review.clock.total >= FixFirst.shortestClock else { return [] }
    guard review.speed == 1 else {
      return ["Not looked for: the clock ran \(review.speed) times faster."]
    }
    guard !review.inputGaps.isEmpty else {
      return ["None of \(ClockText.length(InputGap.shortest)) or longer."]
    }
    return review.inputGaps.map { gap in
      let after = gap.before.map { ", after \(quote.line($0))" } ?? ""
      let asked =
        gap.questionAt.map { " The interviewer asked at \(ClockText.clock($0))." } ?? ""
      let announced = gap.isAnnounced ? " You said so first." : ""
      return "\(ClockText.length(gap.length)) in \(gap.step.title), from "
        + "\(ClockText.clock(gap.start)) to \(ClockText.clock(gap.end))\(after)."
        + announced + asked
    }
  }

  var emptyDepends: [String] {
    review.emptyDepends.map { "\(quote.line($0)), \($0.step.title)." }
  }

  var lists: [String] {
    let lists = review.requirements.lists
    guard !lists.isEmpty else { return [] }
    return NotedRequirements.Kind.allCases.compactMap { kind in
      lists[kind].map { list in
        let rule =
          kind == .functional && list.count > NotedRequirements.mostFeatures
          ? "; three or four is the rule" : ""
        return "\(name(of: kind)): \(CountText.of(list.count, "entry", "entries")), from "
          + "\(ClockText.clock(list.heading.at))\(rule)."
      }
    }
  }

  private func name(of kind: NotedRequirements.Kind) -> String {
    switch kind {
    case .functional: "Functional"
    case .nonFunctional: "Non-functional"
    case .outOfScope: "Out of scope"
    }
  }

  func writeChecklist(to page: inout Page) {
    for coverage in review.coverage where !coverage.items.isEmpty {
      let done = coverage.items.count - coverage.open.count
      page.text("\(coverage.step.title), \(done) of \(coverage.items.count)", indent: "  ")
      for item in coverage.items {
        let mark = item.isOpen ? "[ ] " : "[x] "
        page.item(
          "\(item.entry.text): \(state(of: item, in: coverage.step))",
          marker: "    " + (isPlain ? "" : mark))
      }
    }
  }

  private func state(of item: Coverage.Item, in step: Step) -> String {
    let hint = item.hintedAt.map { "hint at \(ClockText.clock($0)), then " } ?? ""
    switch item.state {
    case .covered(let line):
      let isAfterHint = item.hintedAt.map { $0 <= line.at } ?? false
      return (isAfterHint ? hint : "") + quote.line(line, readIn: step)
    case .ticked(let time): return "said aloud, ticked at \(ClockText.clock(time))"
    case .hinted(let time): return "hint at \(ClockText.clock(time)), then not in your notes"
    case .missing: return "not in your notes"
    }
  }
}

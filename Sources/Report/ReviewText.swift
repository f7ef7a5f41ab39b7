public import Coaching
import Interview

/// The report on a session as rows of text, what to fix first at its top.
///
/// Where the transcript is saved is for the caller to add below.
public struct ReviewText: Hashable, Sendable {
  /// The widths that it is laid out for, in columns; others are moved to the nearest end.
  public static let widths = 40...100

  /// What the session showed.
  public let review: Review
  /// What stands at the top.
  public let heading: ReviewHeading
  /// The columns of a row.
  public let width: Int
  /// Whether bars and marks are left out, for screen readers and logs.
  public let isPlain: Bool

  /// A report.
  public init(review: Review, heading: ReviewHeading, width: Int = 80, isPlain: Bool = false) {
    self.review = review
    self.heading = heading
    self.width = min(max(width, ReviewText.widths.lowerBound), ReviewText.widths.upperBound)
    self.isPlain = isPlain
  }
}

extension ReviewText {
  /// What to fix first and where the time went, for the end of a session.
  public var summary: [String] {
    var page = Page(width: width)
    writeSummary(to: &page)
    return page.rows
  }

  /// The rows, none wider than ``width``.
  public var lines: [String] {
    var page = Page(width: width)
    writeHeading(to: &page)
    writeSummary(to: &page)
    write("Checkpoints", clockFacts.checkpoints, to: &page)
    write("Overruns", overruns, to: &page)
    write("Skipped", clockFacts.skips, to: &page)
    write("Reference tests", clockFacts.tests, to: &page)
    write("Longest stretches without input", notesFacts.inputGaps, to: &page)
    write("\"It depends\", on what?", notesFacts.emptyDepends, to: &page)
    write("Lists of the requirements", notesFacts.lists, to: &page)
    if review.coverage.contains(where: { !$0.items.isEmpty }) {
      page.title("Checklist")
      notesFacts.writeChecklist(to: &page)
    }
    return page.rows
  }

  /// Quotations leave room for their sentence on the same row.
  private var quote: QuoteText { QuoteText(columns: max(30, width * 5 / 8)) }

  private var clockFacts: ClockFactsText { ClockFactsText(review: review, quote: quote) }

  private var notesFacts: NotesFactsText {
    NotesFactsText(review: review, quote: quote, isPlain: isPlain)
  }

  private var overruns: [String] {
    let overruns = clockFacts.overruns
    let isLong = review.clock.total >= FixFirst.shortestClock
    return overruns.isEmpty && isLong ? ["None was flagged."] : overruns
  }

  private func write(_ title: String, _ items: [String], to page: inout Page) {
    guard !items.isEmpty else { return }
    page.title(title)
    for item in items { page.item(item) }
  }
}

extension ReviewText {
  private func writeSummary(to page: inout Page) {
    page.title("Fix first")
    writeFixFirst(to: &page)
    page.title("Time")
    TimeChart(steps: review.steps, width: width, isPlain: isPlain).write(to: &page)
    page.text(clockFacts.summary.joined(separator: " "), indent: "  ")
  }

  private func writeHeading(to page: inout Page) {
    if let title = heading.title { page.text(title) }
    let drill = review.round.drill.map { ["drill of \($0.title)"] } ?? []
    let speed = review.speed == 1 ? [] : ["clock \(review.speed) times faster"]
    let facts =
      [heading.prompt] + drill + [
        CountText.of(review.round.minutes, "minute"), review.mode.rawValue,
      ]
      + speed
    page.text(facts.joined(separator: ", "))
    page.text(heading.date)
  }

  private func writeFixFirst(to page: inout Page) {
    switch review.fixFirst {
    case .advice(let advice):
      let text = AdviceText(quote: quote)
      for (index, one) in advice.enumerated() {
        page.item(text.sentence(for: one), marker: "  \(index + 1). ")
      }
    case .nothing:
      page.item(
        "Nothing big enough to stand here was found. Small things, if any, are below.")
    case .tooLittle(let lines, let clock):
      page.item(
        "Too little to go by: \(CountText.of(lines, "line")) and \(ClockText.length(clock)) on the "
          + "clock."
      )
    }
    if review.mode == .aloud {
      page.item(
        "What you said aloud was not heard: this page knows the clock, your notes and your ticks. "
          + "Look for long silences in your recording; times are those of the round.")
    }
  }
}

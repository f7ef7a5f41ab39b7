import Coaching
import Interview

/// Planned against used time, a bar a step.
///
/// `#` is time used, `-` planned time that was not used, and `|` marks the end of the plan.
struct TimeChart {
  var steps: [StepUse]
  var width: Int
  var isPlain: Bool

  /// From this width on, the numbers and the bar stand on one row.
  private static let wideEnough = 68
  private static let indent = "  "

  func write(to page: inout Page) {
    if isPlain {
      for use in steps { page.item(sentence(for: use)) }
    } else if width >= TimeChart.wideEnough {
      writeWide(to: &page)
    } else {
      writeNarrow(to: &page)
    }
  }

  private func sentence(for use: StepUse) -> String {
    let planned = "\(ClockText.length(use.planned)) planned"
    guard use.visits > 0 else { return "\(use.step.title): \(planned), not reached." }
    let visits = use.visits > 1 ? ", entered \(CountText.times(use.visits))" : ""
    return "\(use.step.title): \(planned), \(ClockText.length(use.used)) used\(visits)."
  }

  private func writeWide(to page: inout Page) {
    let titles = steps.map { "\($0.step.number) \($0.step.title)" }
    let column = (titles.map(DisplayWidth.of).max() ?? 0) + 2
    let header = "planned".aligned(to: 7) + "used".aligned(to: 8)
    page.row(TimeChart.indent + "".padded(to: column) + header + "   # used, | end of plan")
    let left = TimeChart.indent.count + column + header.count + 3
    for (title, use) in zip(titles, steps) {
      let numbers = ClockText.clock(use.planned).aligned(to: 7) + used(use).aligned(to: 8)
      let row = TimeChart.indent + title.padded(to: column) + numbers
      page.row(row + "   " + bar(for: use, columns: width - left))
    }
  }

  private func writeNarrow(to page: inout Page) {
    page.row(TimeChart.indent + "used of planned; # used, | end of plan")
    for use in steps {
      let title = "\(use.step.number) \(use.step.title)"
      let numbers = "\(used(use)) of \(ClockText.clock(use.planned))"
      let gap = width - TimeChart.indent.count - DisplayWidth.of(title)
      if gap > DisplayWidth.of(numbers) {
        page.row(TimeChart.indent + title + numbers.aligned(to: gap))
      } else {
        page.row(TimeChart.indent + title)
        page.row(numbers.aligned(to: width))
      }
      page.row(TimeChart.indent + bar(for: use, columns: width - TimeChart.indent.count))
    }
  }

  private func used(_ use: StepUse) -> String {
    use.visits > 0 ? ClockText.clock(use.used) : "-"
  }

  /// A bar on a scale that has room for the longest step, its mark included.
  private func bar(for use: StepUse, columns: Int) -> String {
    let longest = steps.map { max($0.planned, $0.used) }.max() ?? .zero
    guard longest > .zero else { return "|" }
    // A transcript that was changed by hand may have a step that took less than nothing.
    func cells(_ time: Duration) -> Int {
      max(0, Int((time / longest * Double(columns - 1)).rounded()))
    }
    let used = cells(use.used)
    let planned = cells(use.planned)
    let inPlan = String(repeating: "#", count: min(used, planned)).filled(with: "-", to: planned)
    return inPlan + "|" + String(repeating: "#", count: max(0, used - planned))
  }
}

extension String {
  fileprivate func filled(with mark: Character, to count: Int) -> String {
    self + String(repeating: mark, count: max(0, count - self.count))
  }
}

public import Interview

/// The plan as it now stands: a row a step, the one under way marked, and where it leads.
public struct PlanText: Hashable, Sendable {
  /// The plan.
  public var outlook: Outlook

  /// The text of a plan.
  public init(_ outlook: Outlook) {
    self.outlook = outlook
  }
}

extension PlanText {
  /// The rows.
  ///
  /// - Parameters:
  ///   - width: The columns of a row; 40 and up.
  ///   - isPlain: Whether to write a sentence a step instead of a table.
  public func lines(width: Int = 80, isPlain: Bool = false) -> [String] {
    let table = table
    let isTooWide = table.contains { DisplayWidth.of($0) > width }
    let rows = isPlain || isTooWide ? sentences(width: width) : table
    return rows + TextWrap.rows(summary, width: width)
  }

  private var table: [String] {
    let titles = outlook.rows.map { "\($0.step.number) \($0.step.title)" }
    let column = titles.map(DisplayWidth.of).max() ?? 0
    let head = "  " + "".padded(to: column) + cells("planned", "used", "ends")
    return [head]
      + zip(titles, outlook.rows).map { title, row in
        let mark = row.state == .underWay ? "> " : "  "
        return mark + title.padded(to: column)
          + cells(
            ClockText.clock(row.budget), isUntouched(row) ? "-" : ClockText.clock(row.used),
            row.expectedEnd.map(ClockText.clock) ?? "-")
      }
  }

  private func cells(_ planned: String, _ used: String, _ ends: String) -> String {
    planned.aligned(to: 9) + used.aligned(to: 8) + ends.aligned(to: 8)
  }

  private func sentences(width: Int) -> [String] {
    outlook.rows.flatMap { row in
      let now = row.state == .underWay ? " (now)" : ""
      let used = isUntouched(row) ? "" : ", \(ClockText.length(row.used)) used"
      let ends = row.expectedEnd.map { ", ends at \(ClockText.clock($0))" } ?? ""
      let text =
        "\(row.step.number) \(row.step.title)\(now): \(ClockText.length(row.budget)) planned"
      return TextWrap.rows("\(text)\(used)\(ends)", width: width, rest: "  ")
    }
  }

  /// A step ahead may have been entered before someone went back from it.
  private func isUntouched(_ row: Outlook.Row) -> Bool {
    row.state == .ahead && row.used == .zero
  }

  private var summary: String {
    var sentences: [String] = []
    if outlook.delay > .zero {
      sentences.append("\(ClockText.length(outlook.delay)) behind the plan.")
    }
    if outlook.rows.contains(where: { $0.step == .deepDives && $0.state != .behind }),
      outlook.rows.count > 1
    {
      sentences.append("The deep dives can get \(ClockText.length(outlook.deepDives)) in all.")
    }
    sentences.append("The round ends at \(ClockText.clock(outlook.end)).")
    return sentences.joined(separator: " ")
  }
}

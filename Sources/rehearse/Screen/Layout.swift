import Report

/// Turns lines into rows of a terminal: harmless, wrapped, coloured. The one way to the screen.
struct Layout: Hashable, Sendable {
  /// The columns of a row; a row is never wider, so that it never wraps by itself.
  var width: Int
  /// Whether colour sequences are used.
  var hasColour: Bool

  /// The widest text that reads well, in columns.
  static let widest = 100

  /// The rows joined by line feeds.
  func text(_ lines: [ScreenLine]) -> String {
    lines.flatMap(rows).joined(separator: "\n")
  }

  private func rows(_ line: ScreenLine) -> [String] {
    let rows: [String]
    if line.role == .drawing {
      rows = [Printable.row(line.text)]
    } else {
      let indent = String(repeating: " ", count: DisplayWidth.of(line.marker))
      rows = Printable.text(line.text)
        .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .flatMap { index, paragraph in
          TextWrap.rows(
            String(paragraph), width: min(max(width, 8), Self.widest),
            first: index == 0 ? line.marker : indent, rest: indent)
        }
    }
    guard hasColour, let colour = line.role.colour else { return rows }
    return rows.map { $0.isEmpty ? $0 : colour + $0 + "\u{1B}[0m" }
  }
}

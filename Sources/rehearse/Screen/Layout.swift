import Report

/// Turns lines into rows of a terminal: harmless, wrapped, coloured.
///
/// It is the one way to the screen.
struct Layout: Hashable, Sendable {
  /// The columns of a row; nil in a pipe or file, where a line stays a line.
  var width: Int?
  /// Whether colour sequences are used.
  var hasColour: Bool

  /// The widest text that reads well, in columns.
  static let widest = 100
  /// Narrower terminals cut rows rather than words, in columns.
  static let narrowest = 8
  /// What tables and reports are laid out for where there is no terminal, in columns.
  static let standard = 80

  /// The columns that tables and reports are laid out for.
  var pageWidth: Int { min(width ?? Self.standard, Self.widest) }

  /// The rows joined by line feeds.
  func text(_ lines: [ScreenLine]) -> String {
    lines.flatMap(rows).joined(separator: "\n")
  }

  private func rows(_ line: ScreenLine) -> [String] {
    let rows = line.role == .drawing ? [Printable.row(line.text)] : paragraphs(line)
    guard hasColour, let colour = line.role.colour else { return rows }
    return rows.map { $0.isEmpty ? $0 : colour + $0 + "\u{1B}[0m" }
  }

  private func paragraphs(_ line: ScreenLine) -> [String] {
    let marker = Printable.row(line.marker)
    let indent = String(repeating: " ", count: DisplayWidth.of(marker))
    return Printable.text(line.text).split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().flatMap { index, paragraph in
        let first = index == 0 ? marker : indent
        guard let width else { return [first + paragraph] }
        let columns = min(max(width, Self.narrowest), Self.widest)
        return TextWrap.rows(String(paragraph), width: columns, first: first, rest: indent)
      }
  }
}

/// Rows of text that grow section by section.
struct Page {
  let width: Int
  private(set) var rows: [String] = []

  init(width: Int) {
    self.width = width
  }

  /// Begins a section, with an empty row before it.
  mutating func title(_ title: String) {
    if !rows.isEmpty { rows.append("") }
    text(title)
  }

  /// A paragraph.
  mutating func text(_ text: String, indent: String = "") {
    rows += TextWrap.rows(text, width: width, first: indent, rest: indent)
  }

  /// An entry of a list; the rows after its first stand under its text.
  mutating func item(_ text: String, marker: String = "  ") {
    let rest = String(repeating: " ", count: DisplayWidth.of(marker))
    rows += TextWrap.rows(text, width: width, first: marker, rest: rest)
  }

  /// A row that is laid out already.
  mutating func row(_ row: String) {
    rows.append(row)
  }
}

extension String {
  /// The text with blanks after it up to a width.
  func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - DisplayWidth.of(self)))
  }

  /// The text with blanks before it up to a width.
  func aligned(to columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - DisplayWidth.of(self))) + self
  }
}

/// Text in cells of a terminal.
enum CellText {
  /// The cells that a text takes.
  static func width(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7f).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + width($1) }
  }

  /// A character is as wide as its widest scalar: a family joined of several emoji is one of them.
  private static func width(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.count > 1, scalars.contains("\u{fe0f}") { return 2 }
    return scalars.map(width).max() ?? 0
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default:
      scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
  }

  /// What Unicode's EastAsianWidth.txt calls wide or fullwidth, by blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
    0xff01...0xff60, 0xffe0...0xffe6, 0x20000...0x3fffd,
  ]

  /// The text without what would move the cursor, or turn the rest of the row around.
  static func harmless(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.compactMap(harmless)))
  }

  private static func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    // Embeddings, overrides and isolates reach beyond their text when they are not closed.
    case 0x202a...0x202e, 0x2066...0x2069: nil
    case 0x2028...0x2029: " "
    default: scalar.properties.generalCategory == .control ? " " : scalar
    }
  }

  /// As much as fits into the width, with an ellipsis where something is missing.
  static func cut(_ text: String, to width: Int) -> String {
    guard self.width(text) > width else { return text }
    var cut = ""
    var used = 1
    for character in text {
      used += self.width(String(character))
      if used > width { break }
      cut.append(character)
    }
    return width > 0 ? cut + "…" : ""
  }

  /// The text in rows of the width, broken between words where there are any; at most so many.
  static func rows(_ text: String, width: Int, limit: Int) -> [String] {
    var rows: [String] = []
    var row = ""
    func end() {
      rows.append(row)
      row = ""
    }
    // What is beyond the limit is not laid out: a caption may have 10,000 characters.
    for word in text.split(separator: " ") where rows.count <= limit {
      var word = String(word)
      if !row.isEmpty, self.width(row) + 1 + self.width(word) > width { end() }
      while rows.count <= limit, self.width(word) > width {
        let head = prefix(of: word, width: width)
        row = head
        end()
        word.removeFirst(head.count)
      }
      if !word.isEmpty { row += row.isEmpty ? word : " " + word }
    }
    if !row.isEmpty { end() }
    guard rows.count > limit else { return rows }
    let last = rows[(limit - 1)...].joined(separator: " ")
    return rows.prefix(limit - 1) + [cut(last, to: width)]
  }

  /// At least one character.
  private static func prefix(of word: String, width: Int) -> String {
    var prefix = ""
    var used = 0
    for character in word {
      used += self.width(String(character))
      if used > width, !prefix.isEmpty { break }
      prefix.append(character)
    }
    return prefix
  }
}

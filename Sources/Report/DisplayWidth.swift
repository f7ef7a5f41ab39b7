/// How many columns a text takes on a terminal.
public enum DisplayWidth {
  /// The columns of a text: two for East Asian wide characters and emoji, none for combining marks.
  public static func of(_ text: some StringProtocol) -> Int {
    // Most texts are plain, and a report takes ten times as long when every scalar is looked up.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The columns of one character: its widest scalar's, and two when it asks to be shown as emoji.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.contains("\u{FE0F}"), scalars.count > 1 { return 2 }
    return scalars.map(of(scalar:)).max() ?? 0
  }

  private static func of(scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      let isWide =
        scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) }
      return isWide ? 2 : 1
    }
  }

  /// The blocks whose characters Unicode's EastAsianWidth.txt calls wide or fullwidth.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}

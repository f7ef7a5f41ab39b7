/// Makes text from files and keyboards harmless to show.
///
/// A terminal obeys control and escape characters, and some invisible characters reorder what is
/// read; each is shown as itself instead: `^[` for escape, `\u{202E}` for a direction override.
enum Printable {
  /// The text as one row or several; line feeds stay, tabs become blanks.
  static func text(_ raw: String) -> String {
    // Almost everything shown is plain already, and then nothing is copied.
    guard raw.unicodeScalars.contains(where: { replacement(for: $0) != nil }) else { return raw }
    return raw.unicodeScalars.reduce(into: "") { text, scalar in
      if let replacement = replacement(for: scalar) {
        text += replacement
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text as one row: line breaks become blanks.
  static func row(_ raw: String) -> String {
    text(raw.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  private static func replacement(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x0A: nil
    case 0x09: "  "
    case 0x00..<0x20: "^" + String(Unicode.Scalar(UInt8(scalar.value) + 0x40))
    case 0x7F: "^?"
    case 0x80..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB,
      0xE0000...0xE007F:
      "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: nil
    }
  }
}

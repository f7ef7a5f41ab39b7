import Testing

@testable import rehearse

@Suite("Printable")
struct PrintableTests {
  @Test(
    "what a terminal would obey is shown instead",
    arguments: [
      ("\u{1B}[31mred", "^[[31mred"), ("\u{0}", "^@"), ("\u{7}", "^G"), ("\u{8}", "^H"),
      ("a\rb", "a^Mb"), ("\u{1F}", "^_"), ("\u{7F}", "^?"), ("\u{80}", "\\u{80}"),
      ("\u{9B}31m", "\\u{9B}31m"), ("\u{9F}", "\\u{9F}"), ("a\tb", "a  b"),
    ])
  func controls(raw: String, shown: String) {
    #expect(Printable.text(raw) == shown)
  }

  @Test(
    "what would reorder or break a row is shown instead",
    arguments: [
      "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202B}",
      "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
      "\u{FFF9}", "\u{FFFB}", "\u{E0001}", "\u{E007F}",
    ] as [Unicode.Scalar])
  func invisible(scalar: Unicode.Scalar) {
    let code = String(scalar.value, radix: 16, uppercase: true)
    #expect(Printable.text("a\(scalar)b") == "a\\u{\(code)}b")
  }

  @Test(
    "all other text stays as it is",
    arguments: [
      "", "plain ASCII ~", "é ü ß", "日本語", "مرحبا", "👩‍👩‍👧", "👍🏽", "❤️", "a\u{A0}b", "e\u{301}",
      "two\nrows", "\n",
    ])
  func unchanged(text: String) {
    #expect(Printable.text(text) == text)
  }

  @Test(
    "a row has no line break of any kind",
    arguments: [
      ("one\ntwo", "one two"), ("one\r\ntwo", "one two"), ("one\rtwo", "one two"),
      ("one\n\n\ntwo\n", "one two"), ("one\u{2028}two", "one two"), ("one\u{85}two", "one two"),
      ("one\u{B}two\u{C}three", "one two three"), ("  one  ", "  one  "), ("", ""), ("\n", ""),
      ("\u{1B}]0;title\u{7}\n", "^[]0;title^G"),
    ])
  func row(raw: String, row: String) {
    #expect(Printable.row(raw) == row)
  }
}

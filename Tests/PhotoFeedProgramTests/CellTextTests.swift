import Testing

@testable import photo_feed

@Suite("CellText")
struct CellTextTests {
  @Test(
    "cells are counted as a terminal fills them",
    arguments: [
      ("abc", 3), ("", 0), ("陳美玲", 6), ("e\u{301}", 1), ("🏡", 2), ("مريم", 4),
      ("👨‍👩‍👧", 2), ("👍🏽", 2),
      ("❤\u{fe0f}", 2),
    ])
  func width(text: String, cells: Int) {
    #expect(CellText.width(text) == cells)
  }

  @Test(
    "text is broken between words, and inside one that is too long",
    arguments: [
      ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]),
      ("one three", 3, ["one", "thr", "ee"]), ("", 5, []), ("山の朝", 4, ["山の", "朝"]),
      ("a\u{301}bc", 2, ["a\u{301}b", "c"]),
    ])
  func rows(text: String, width: Int, rows: [String]) {
    #expect(CellText.rows(text, width: width, limit: 10) == rows)
  }

  @Test(
    "what does not fit ends in an ellipsis", arguments: [(1, ["one t…"]), (2, ["one", "two t…"])])
  func limit(limit: Int, rows: [String]) {
    #expect(CellText.rows("one two three", width: 6, limit: limit) == rows)
  }

  @Test("what would move the cursor is taken out")
  func harmless() {
    #expect(CellText.harmless("a\u{1b}[2Jb\nc\u{7f}") == "a [2Jb c ")
    #expect(CellText.harmless("\u{202e}cba\u{202c} \u{2067}x\u{2028}") == "cba x ")
    #expect(CellText.harmless("שלום 👨‍👩‍👧") == "שלום 👨‍👩‍👧")
  }
}

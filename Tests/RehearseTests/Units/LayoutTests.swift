import Report
import Testing

@testable import rehearse

@Suite("Layout")
struct LayoutTests {
  private static let words =
    "A feed of photos, the newest first, with likes that count once and pictures that load fast."

  @Test("a long line is wrapped between words, and its rows stand under its words")
  func wraps() {
    let line = ScreenLine(Self.words, marker: "- ")
    #expect(
      Layout(width: 40, hasColour: false).text([line]) == """
        - A feed of photos, the newest first,
          with likes that count once and
          pictures that load fast.
        """)
  }

  @Test("in a pipe a line stays a line, however long it is")
  func pipe() {
    let text = Array(repeating: Self.words, count: 50).joined(separator: " ")
    #expect(Layout(width: nil, hasColour: false).text([ScreenLine(text)]) == text)
  }

  @Test(
    "no row is wider than 100 columns, nor narrower ones than 8", arguments: [1, 8, 9, 100, 300])
  func limits(width: Int) {
    let line = ScreenLine(Self.words + " " + Self.words)
    let rows = Layout(width: width, hasColour: false).text([line])
      .split(separator: "\n")
    #expect(rows.allSatisfy { DisplayWidth.of($0) <= min(max(width, 8), 100) })
  }

  @Test("what is laid out already is never wrapped, and stays one row")
  func drawing() {
    let row = "+---+   +---+ " + String(repeating: "x", count: 100)
    let layout = Layout(width: 40, hasColour: true)
    #expect(layout.text([ScreenLine(row, .drawing)]) == row)
    #expect(layout.text([ScreenLine("a\nb\u{1B}", .drawing)]) == "a b^[")
  }

  @Test("a line break in a text begins a row, and an empty one stays")
  func paragraphs() {
    let layout = Layout(width: 40, hasColour: false)
    #expect(layout.text([ScreenLine("one\n\ntwo", marker: "> ")]) == "> one\n  \n  two")
    #expect(layout.text([.empty, ScreenLine("a"), .empty]) == "\na\n")
  }

  @Test("text and marker are made harmless")
  func harmless() {
    let line = ScreenLine("a\u{1B}[2Jb", marker: "\u{1B}]0;x\u{7}\n ")
    #expect(Layout(width: 80, hasColour: false).text([line]) == "^[]0;x^G  a^[[2Jb")
  }

  @Test("colour is put around each row and changes nothing else")
  func colour() {
    let lines = [ScreenLine.Role.text, .heading, .flag, .good, .bad, .quiet].map {
      ScreenLine(Self.words, $0, marker: "12:00  ")
    }
    let plain = Layout(width: 40, hasColour: false).text(lines + [ScreenLine("", .good)])
    let coloured = Layout(width: 40, hasColour: true).text(lines + [ScreenLine("", .good)])
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(!plain.contains("\u{1B}"))
    #expect(coloured.hasSuffix("\n"))
    for row in coloured.split(separator: "\n") where row.contains("\u{1B}") {
      #expect(row.hasPrefix("\u{1B}[") && row.hasSuffix("\u{1B}[0m"))
      #expect(row.count { $0 == "\u{1B}" } == 2)
    }
  }

  @Test(
    "pages are laid out for the terminal, for 80 columns without one, never for more than 100",
    arguments: [(nil, 80), (40, 40), (99, 99), (100, 100), (101, 100)] as [(Int?, Int)])
  func pageWidth(width: Int?, columns: Int) {
    #expect(Layout(width: width, hasColour: false).pageWidth == columns)
  }
}

import Testing

@testable import Report

@Suite struct TextWrapTests {
  @Test(
    "rows break between words",
    arguments: [
      (9, ["one two", "three"]), (13, ["one two three"]), (12, ["one two", "three"]),
      (5, ["one", "two", "three"]),
    ])
  func breaks(width: Int, rows: [String]) {
    #expect(TextWrap.rows("one two three", width: width) == rows)
  }

  @Test("a word is cut only when it is longer than a row")
  func longWord() {
    #expect(TextWrap.rows("a abcdefgh b", width: 6) == ["a", "abcdef", "gh b"])
  }

  @Test("the first row and the others have their own beginnings")
  func indents() {
    #expect(
      TextWrap.rows("one two three", width: 9, first: "1. ", rest: "   ") == [
        "1. one", "   two", "   three",
      ])
  }

  @Test("a number stays with its unit")
  func units() {
    #expect(
      TextWrap.rows("for 12 min 30 s, then", width: 13) == ["for", "12 min 30 s,", "then"])
    #expect(TextWrap.rows("1 and s", width: 3) == ["1", "and", "s"])
  }

  @Test("wide characters count twice")
  func wide() {
    #expect(TextWrap.rows("像素像素", width: 5) == ["像素", "像素"])
    #expect(TextWrap.rows("像素", width: 1) == ["像", "素"])
  }

  @Test("nothing is one empty row")
  func empty() {
    #expect(TextWrap.rows("", width: 10) == [""])
  }
}

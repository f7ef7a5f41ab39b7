import Testing

@testable import Report

@Suite struct DisplayWidthTests {
  @Test(
    "wide characters take two columns and marks none",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("像素", 4), ("한글", 4), ("ｱ", 1), ("Ａ", 2),
      ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("❤\u{FE0F}", 2), ("→", 1), ("…", 1), ("a\u{200B}b", 2),
    ])
  func columns(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }
}

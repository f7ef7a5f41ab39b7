import Coaching
import Interview
import Testing

@testable import Report

@Suite struct QuoteTextTests {
  private let quote = QuoteText(columns: 12)

  @Test(
    "a quotation is one line that ends where it has to",
    arguments: [
      ("twelve chars", "\"twelve chars\""), ("thirteen char", "\"thirteen…\""),
      ("two\nrows", "\"two rows\""), ("abcdefghijklmnop", "\"abcdefghijk…\""),
      ("a bcdefghijklmnop", "\"a bcdefghij…\""), ("scroll, like, share", "\"scroll…\""),
      ("像素像素像素像素", "\"像素像素像…\""), ("", "\"\""), (",,,,,,,,,,,,,,", "\",…\""),
    ])
  func words(text: String, quotation: String) {
    #expect(quote.words(text) == quotation)
  }

  @Test("a line brings its time, and its step when that is another")
  func line() {
    let line = SpokenLine(at: .seconds(65), step: .api, text: "PUT")
    #expect(quote.line(line) == "\"PUT\" (1:05)")
    #expect(quote.line(line, readIn: .api) == "\"PUT\" (1:05)")
    #expect(quote.line(line, readIn: .wrapUp) == "\"PUT\" (1:05, in API and interfaces)")
  }

  @Test("of many only the first are quoted")
  func list() {
    #expect(quote.list(["a", "b", "c"]) == "\"a\", \"b\", \"c\"")
    #expect(quote.list(["a", "b", "c", "d"]) == "\"a\", \"b\", \"c\" and 1 more")
  }
}

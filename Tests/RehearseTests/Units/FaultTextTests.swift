import Prompts
import Testing

@testable import rehearse

@Suite("FaultText")
struct FaultTextTests {
  private static let kinds: [(PromptFault.Kind, String)] = [
    (.syntax(.endOfFile, column: 3), "not JSON at column 3: the file ends too early"),
    (.syntax(.unexpected("}"), column: 1), "not JSON at column 1: unexpected \"}\""),
    (.syntax(.trailingComma, column: 9), "not JSON at column 9: nothing follows the comma"),
    (
      .syntax(.rawControlCharacter, column: 9),
      "not JSON at column 9: a string runs over the end of its line"
    ),
    (.syntax(.badEscape, column: 9), "not JSON at column 9: a backslash without a meaning"),
    (.syntax(.badNumber, column: 9), "not JSON at column 9: no number that JSON knows"),
    (.syntax(.tooDeep, column: 9), "not JSON at column 9: nested too deep"),
    (.wrongFormat(found: "x"), "says \"x\", should say \"rehearse-prompt\""),
    (
      .unsupportedVersion(2, newest: 1),
      "version 2 can't be read; the newest that can is 1"
    ),
    (.missing, "is missing"),
    (.unknownKey(nearest: nil), "is no key here"),
    (.unknownKey(nearest: "text"), "is no key here; did you mean \"text\"?"),
    (.repeatedKey, "stands here twice"),
    (.wrongType(expected: .list, found: .null), "should be a list, is null"),
    (.wrongType(expected: .text, found: .bool), "should be a text, is true or false"),
    (.wrongType(expected: .object, found: .number), "should be an object, is a number"),
    (.wrongType(expected: .wholeNumber, found: .text), "should be a whole number, is a text"),
    (.empty, "is empty"),
    (.tooFew(found: 1, least: 2), "has 1, should have 2 or more"),
    (.duplicate(of: "facts[0]"), "is the same as facts[0]"),
    (.badID("A b"), "\"A b\" is no id; use lower-case words joined by hyphens"),
    (.badPattern("*a"), "\"*a\" recognises nothing; use words, a star only at a word's end"),
    (.unknownStep("apis", nearest: "api"), "\"apis\" is no step; did you mean \"api\"?"),
    (.unknownStep("x", nearest: nil), "\"x\" is no step"),
    (.hasLineBreak, "has a line break; use one entry a line"),
    (.hasControlCharacter(0x1B), "has the control character U+001B; leave it out"),
    (.tooWide(columns: 81, limit: 76), "is 81 characters wide, at most 76 fit"),
  ]

  @Test("a fault is told with its line, its place and what is wrong", arguments: kinds)
  func line(kind: PromptFault.Kind, words: String) {
    let fault = PromptFault(place: "steps.api.goal", line: 12, kind: kind)
    #expect(FaultText.line(fault) == "line 12: steps.api.goal: \(words)")
  }

  @Test("a fault of the whole file has no place")
  func wholeFile() {
    let fault = PromptFault(place: "", line: 1, kind: .empty)
    #expect(FaultText.line(fault) == "line 1: is empty")
  }
}

import Testing

@testable import LineEditor

@Suite("Completion")
struct CompletionTests {
  @Test(
    "what Tab does",
    arguments: [
      (":x", [":help"], Completion.none),
      (":", [], .none),
      (":he", [":help"], .insert("lp ")),
      (":help", [":help"], .insert(" ")),
      (":h", [":hint", ":history"], .insert("i")),
      (":hi", [":hint", ":history", ":next"], .choices([":hint", ":history"])),
    ])
  func completes(typed: String, candidates: [String], expected: Completion) {
    #expect(Completion(typed: typed, candidates: candidates) == expected)
  }
}

import Testing

@testable import Prompts

@Suite("Spelling")
struct SpellingTests {
  @Test(
    "a slip of the fingers finds the word that was meant",
    arguments: [
      ("hnt", "hint"), ("hints", "hint"), ("hitn", "hint"), ("Hint", "hint"), ("wrods", "words"),
      ("word", "words"), ("txt", "text"), ("check", "checklist"), ("chekclist", "checklist"),
      ("colour", nil), ("", nil), ("h", nil),
    ])
  func nearest(_ word: String, _ nearest: String?) {
    #expect(Spelling(of: word).nearest(in: ["text", "words", "hint", "checklist"]) == nearest)
  }

  @Test("among no words there is no nearest")
  func noWords() {
    #expect(Spelling(of: "hint").nearest(in: []) == nil)
  }
}

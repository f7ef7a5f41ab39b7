import Interview
import Testing

@testable import Coaching

@Suite struct NotedRequirementsTests {
  private func noted(_ texts: String...) -> NotedRequirements {
    NotedRequirements(
      lines: texts.enumerated().map {
        SpokenLine(at: .seconds($0.offset), step: .requirements, text: $0.element)
      })
  }

  @Test(
    "entries are counted where it is clear that they are entries",
    arguments: [
      ("Functional: scroll; like; refresh; share; save", 5),
      ("functional requirements: scroll; like", 2), ("Features: scroll, like, share", 3),
      ("Functional: scroll posts (image, author, caption), like", 2),
      ("Functional: like and unlike a post; pull to refresh, and load more", 2),
      ("Functional: scroll, like, pull to refresh, and load more", 3),
      ("Functional:\n- scroll\n- like\n* share\n• save", 4),
      ("Functional:\n- scroll\nIs login needed?\n- like", 1),
      ("Functional: scroll; Scroll; SCROLL!", 1), ("Functional: none", 0), ("Functional", 0),
    ])
  func count(text: String, count: Int) {
    #expect(noted(text).lists[.functional]?.count == count)
  }

  @Test(
    "other rows begin no list",
    arguments: [
      "functional programming", "Scroll, like, share, save, post", "- scroll", "the features: many",
    ])
  func noList(text: String) {
    #expect(noted(text).lists.isEmpty)
  }

  @Test("a list goes on in the lines after its heading")
  func severalLines() {
    let noted = noted("Functional:", "- scroll", "- like", "Out of scope: stories", "- comments")
    #expect(noted.lists[.functional]?.entries == ["scroll", "like"])
    #expect(noted.lists[.outOfScope]?.entries == ["stories", "comments"])
  }

  @Test("non-functional is not functional")
  func nonFunctional() {
    let noted = noted("Non-functional: fast; offline")
    #expect(noted.lists[.functional] == nil)
    #expect(noted.lists[.nonFunctional]?.entries == ["fast", "offline"])
  }

  @Test("only the requirements step counts")
  func otherSteps() {
    let line = SpokenLine(at: .zero, step: .wrapUp, text: "Functional: scroll")
    #expect(NotedRequirements(lines: [line]).lists.isEmpty)
  }
}

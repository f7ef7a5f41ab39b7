import Interview
import Testing

@testable import Coaching

@Suite struct EmptyDependsTests {
  @Test(
    "an \"it depends\" that names nothing is found",
    arguments: [
      "It depends.", "it depends", "It depends…", "It depends!", "Depends.", "Well, it depends.",
      "that depends", "This depends.", "it really depends", "It all depends.", "it'd depend",
      "It would depend.", "I think it depends.", "Honestly it depends, I think",
      "it depends, of course", "It depends a lot.", "it depends though",
      "I would say it depends.", "It depends, but I would pick REST.", "it depends but ok",
      "It depends, hard to say.", "It depends on many things.",
      "It depends on several different factors.", "well, it depends on the situation",
      "it depends on", "Depends on a lot of stuff.", "Caching or not: it depends.",
      "For paging it depends.", "It depends. I would pick REST.", "We could poll. It depends.",
      "It depends, so let me decide.", "it kind of depends", "It depends\nNow the API",
    ])
  func isFound(text: String) {
    #expect(count(text) == 1, "\(text)")
  }

  @Test(
    "an \"it depends\" that may say on what is left alone",
    arguments: [
      "It depends on the network.", "It depends upon how fresh it must be.",
      "it depends whether they are offline", "It depends if we page.", "It depends how big it is.",
      "It depends: offline users need the disk.", "it depends – small lists need no paging",
      "It depends - when offline, read the disk", "It depends (offline or not).",
      "It depends. If they are offline, read the disk.", "It depends. When offline, read the disk.",
      "It depends. For a small list, load all of it.", "It depends. On slow networks, prefetch.",
      "It depends. Whether they page matters.", "It depends. I would poll if nobody is waiting.",
      "It depends. There are two cases.", "It depends. Let me think. If offline, the disk.",
      "It depends\n- if offline, the disk", "It depends, offline is different from online",
      "It depends, but for likes I would be optimistic.", "If they are offline it depends.",
      "It depends on things like battery.", "It depends on the use case.",
      "It depends on the requirements.", "it depends on the situation: offline or online",
      "The network is fast or slow, so it depends.", "Does it depend?", "It depends?",
      "What does it depend on?", "It does not depend.", "it never depends", "Add a dependency.",
      "depends_on: store", "it.depends()", "let it = depends { }", "> it depends",
      "\"It depends\" is no answer.", "They said it depends.", "Don't say it depends.",
      "never just it depends", "The store depends on the disk.", "a view that depends on things",
      "Mock everything it depends on.", "the feed depends",
      "an independent, context-dependent part",
      "Depending on the size, page or not.", "It depends mostly on the network.",
      "It depends, of course, on the network.", "It depends on whether it scrolls.", "",
    ])
  func isLeftAlone(text: String) {
    #expect(count(text) == 0, "\(text)")
  }

  @Test("the reason may stand in the next line of the same step")
  func reasonInNextLine() {
    let first = SpokenLine(at: .seconds(1), step: .api, text: "It depends.")
    let reason = SpokenLine(at: .seconds(2), step: .api, text: "If they page, a cursor.")
    let elsewhere = SpokenLine(at: .seconds(2), step: .wrapUp, text: "If they page, a cursor.")
    #expect(EmptyDepends.occurrences(in: [first, reason]).isEmpty)
    #expect(EmptyDepends.occurrences(in: [first, elsewhere]) == [first])
  }

  @Test("only the row that says it is quoted, once")
  func quotesRow() {
    let text = "Push or poll?\nWell, it depends. It depends.\nNow paging"
    let line = SpokenLine(at: .seconds(9), step: .api, text: text)
    #expect(
      EmptyDepends.occurrences(in: [line]) == [line.quoting("Well, it depends. It depends.")])
  }

  private func count(_ text: String) -> Int {
    EmptyDepends.occurrences(in: [SpokenLine(at: .zero, step: .api, text: text)]).count
  }
}

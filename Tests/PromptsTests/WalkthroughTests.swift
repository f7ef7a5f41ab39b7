import Foundation
import Interview
import Prompts
import Testing

/// The walk-through of the reference design holds what `:model` shows, and points at what is there.
@Suite("Documentation/PhotoFeed.md")
struct WalkthroughTests {
  private let page: Walkthrough

  init() throws {
    page = try Walkthrough(of: Repository.walkthrough)
  }

  @Test("its sections are the steps")
  func sections() {
    #expect(page.sections.map(\.title) == Step.allCases.map(\.title))
  }

  @Test("the lists of a step are the model answer that a rehearsal shows", arguments: Step.allCases)
  func model(_ step: Step) throws {
    let prompt = try PromptFile(path: Repository.photoFeed).read()
    let answer = try #require(prompt.guides[step]).model
    let section = try #require(page.section(step))
    let dives = step == .deepDives ? prompt.deepDives : []
    #expect(section.items == answer.text + dives.flatMap(items))
    #expect(section.topics == dives.map(\.topic))
    #expect(section.drawings == (answer.diagram.isEmpty ? [] : [answer.diagram]))
  }

  @Test("each step and each topic names tests, and they are there", arguments: Step.allCases)
  func tests(_ step: Step) throws {
    let section = try #require(page.section(step))
    let known = try Repository.photoFeedTests()
    #expect(section.tests.count == max(1, section.topics.count))
    for text in section.tests {
      let (names, suites) = (Walkthrough.quotes(in: text), Walkthrough.suites(in: text))
      #expect(!names.isEmpty && !suites.isEmpty, "\(text)")
      for name in names { #expect(known.names.contains(name), "\(name)") }
      for suite in suites { #expect(known.suites.contains(suite), "\(suite)") }
    }
  }

  private func items(of dive: DeepDive) -> [String] {
    ["Problem: \(dive.problem)"] + dive.options.map { "Option: \($0)" }
      + ["Choice: \(dive.choice)", "Trade-off: \(dive.tradeOff)"]
  }
}

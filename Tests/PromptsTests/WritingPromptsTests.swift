import Foundation
import Interview
import Testing

@testable import Prompts

@Suite("Documentation/WritingPrompts.md")
struct WritingPromptsTests {
  @Test("the page's example is a prompt that can be read")
  func example() throws {
    let prompt = try PromptReader.read(Repository.example())
    #expect(prompt.id == "short-video")
    #expect(prompt.guides.count == Step.allCases.count)
    #expect(prompt.guides[.architecture]?.model.diagram.count == 1)
  }

  @Test("the page names every key that a prompt can have")
  func keys() throws {
    let page = try String(contentsOf: Repository.writingPrompts, encoding: .utf8)
    let shapes: [ObjectShape] = [
      .file, .fact, .steps, .guide, .entry, .model, .deepDive, .question,
    ]
    for key in shapes.flatMap(\.keys) {
      #expect(page.contains("`\(key)`"), "\(key)")
    }
  }

  @Test(
    "what the page says of words is so",
    arguments: [
      (
        "pull to refresh", ["Pull-to-refresh", "pull to refresh at the top", "pullToRefresh"],
        "refresh"
      ),
      ("downsampl*", ["downsample", "downsampling"], "sampling down"),
      ("*viewmodel", ["FeedViewModel", "viewmodel"], "view model"),
      ("put + delete", ["DELETE takes back what PUT did"], "PUT alone"),
    ])
  func words(_ source: String, _ recognised: [String], _ other: String) throws {
    let pattern = try #require(WordPattern(source))
    for text in recognised { #expect(pattern.matches(text)) }
    #expect(!pattern.matches(other))
    let page = try String(contentsOf: Repository.writingPrompts, encoding: .utf8)
    let texts = recognised.map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(page.contains("| `\(source)` | \(texts) | \"\(other)\" |"))
  }
}

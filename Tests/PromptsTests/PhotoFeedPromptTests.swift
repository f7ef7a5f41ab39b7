import Interview
import Prompts
import Testing

@Suite("prompts/photo-feed.json")
struct PhotoFeedPromptTests {
  /// Read once, not for each line of the table.
  private static let reading = Result { try PromptFile(path: Repository.photoFeed).read() }

  private let prompt: Prompt

  init() throws {
    prompt = try PhotoFeedPromptTests.reading.get()
  }

  @Test("each step has six to ten entries, and two to four questions", arguments: Step.allCases)
  func counts(_ step: Step) throws {
    let guide = try #require(prompt.guides[step])
    #expect((6...10).contains(guide.checklist.count))
    #expect((2...4).contains(prompt.questions.count { $0.step == step }))
  }

  @Test("the model answer covers every entry of its step", arguments: Step.allCases)
  func modelCovers(_ step: Step) throws {
    let guide = try #require(prompt.guides[step])
    let all = Set(guide.model.text.flatMap { covered(by: $0, in: step) })
    for entry in guide.checklist { #expect(all.contains(entry.text), "\(entry.text)") }
  }

  @Test("no hint says the words that it should bring out", arguments: Step.allCases)
  func hints(_ step: Step) throws {
    for entry in try #require(prompt.guides[step]).checklist {
      for pattern in entry.words {
        #expect(!pattern.matches(entry.hint), "\(entry.text): \(pattern.source)")
      }
    }
  }

  @Test("the words of an entry recognise its own text", arguments: Step.allCases)
  func ownText(_ step: Step) throws {
    for entry in try #require(prompt.guides[step]).checklist
    where !["Risks", "Options compared before one is chosen"].contains(entry.text) {
      #expect(covered(by: entry.text, in: step).contains(entry.text))
    }
  }

  @Test("diagrams fit a window of 40 columns", arguments: Step.allCases)
  func diagrams(_ step: Step) throws {
    for row in try #require(prompt.guides[step]).model.diagram {
      #expect(row.count <= 38, "\(row)")
    }
  }

  @Test("steps in which something is drawn or written have a diagram")
  func drawings() {
    let drawn = Step.allCases.filter { prompt.guides[$0]?.model.diagram.isEmpty == false }
    #expect(drawn == [.architecture, .dataModel, .api, .deepDives])
  }

  @Test("the four topics of a photo feed are there")
  func deepDives() {
    #expect(
      prompt.deepDives.map(\.topic) == [
        "Image downsampling and cache", "Cursor paging", "The disk as source of truth offline",
        "Optimistic likes",
      ])
  }

  @Test("a line covers just what it says", arguments: PhotoFeedLines.all)
  func line(_ line: PhotoFeedLines.Line) throws {
    let guide = try #require(prompt.guides[line.step])
    let numbers = covered(by: line.text, in: line.step).compactMap { text in
      guide.checklist.firstIndex { $0.text == text }.map { $0 + 1 }
    }
    #expect(numbers == line.entries, "\(line.text)")
  }

  private func covered(by text: String, in step: Step) -> [String] {
    let words = WordPattern.words(of: text)
    let entries = prompt.guides[step]?.checklist ?? []
    return entries.filter { $0.words.contains { $0.matches(words: words) } }.map(\.text)
  }
}

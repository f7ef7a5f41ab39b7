import Interview
import Testing

@testable import Prompts

@Suite("PromptReader")
struct PromptReaderTests {
  struct Case: CustomTestStringConvertible {
    var old: String
    var new: String
    var place: String
    var kind: PromptFault.Kind

    init(_ old: String, _ new: String, _ place: String, _ kind: PromptFault.Kind) {
      (self.old, self.new, self.place, self.kind) = (old, new, place, kind)
    }

    var testDescription: String { "\(place): \(kind)" }
  }

  private static let title = #""title": "Design a short-video app""#
  private static let firstWords = #"["how long", "length of", "video length", "duration*"]"#
  private static let diagram = #""diagram": ["VideoView --> PlayerPool --> server"]"#
  private static let options =
    #"["Preload nothing: no byte is wasted.", "Preload the next one: it starts at once."]"#

  static let cases = [
    Case(
      #""rehearse-prompt""#, #""rehearse-transcript""#, "format",
      .wrongFormat(found: "rehearse-transcript")),
    Case(#""version": 1"#, #""version": 2"#, "version", .unsupportedVersion(2, newest: 1)),
    Case(#""version": 1"#, #""version": 0"#, "version", .unsupportedVersion(0, newest: 1)),
    Case(
      #""version": 1"#, #""version": 1.5"#, "version",
      .wrongType(expected: .wholeNumber, found: .number)),
    Case(
      #""version": 1"#, #""version": "1""#, "version",
      .wrongType(expected: .wholeNumber, found: .text)),
    Case(#"  "version": 1,"#, "", "version", .missing),
    Case(#"  "format": "rehearse-prompt","#, "", "format", .missing),
    Case(#"  "id": "short-video","#, "", "id", .missing),
    Case(#""id": "short-video""#, #""id": "Short Video""#, "id", .badID("Short Video")),
    Case(#""id": "short-video""#, #""id": "schema""#, "id", .badID("schema")),
    Case(#""id": "short-video""#, #""id": "../short""#, "id", .badID("../short")),
    Case(title, #""title": 3"#, "title", .wrongType(expected: .text, found: .wholeNumber)),
    Case(title, #""title": null"#, "title", .wrongType(expected: .text, found: .null)),
    Case(title, #""title": """#, "title", .empty),
    Case(title, #""title": " ""#, "title", .empty),
    Case(title, #""title": "one\ntwo""#, "title", .hasLineBreak),
    Case(title, #""title": "one\u2028two""#, "title", .hasLineBreak),
    Case(title, #""title": "\u001b[2J""#, "title", .hasControlCharacter(27)),
    Case(title, #""title": "a", "titel": "b""#, "titel", .unknownKey(nearest: "title")),
    Case(title, #""title": "a", "colour": "b""#, "colour", .unknownKey(nearest: nil)),
    Case(title, #""title": "a", "title": "b""#, "title", .repeatedKey),
    Case(
      #""hint": "What is known"#, #""hints": "What is known"#,
      "steps.data-model.checklist[0].hints", .unknownKey(nearest: "hint")),
    Case(#""brief": ["#, #""brief": [[], "#, "brief[0]", .wrongType(expected: .text, found: .list)),
    Case(firstWords, "[]", "facts[0].words", .empty),
    Case(firstWords, #"["how long", "+"]"#, "facts[0].words[1]", .badPattern("+")),
    Case(firstWords, #"["dur*tion"]"#, "facts[0].words[0]", .badPattern("dur*tion")),
    Case(
      firstWords, #"["how long", "How long"]"#, "facts[0].words[1]",
      .duplicate(of: "facts[0].words[0]")),
    Case(#""goal": "Agree on what to build.","#, "", "steps.requirements.goal", .missing),
    Case(#""wrap-up": {"#, #""wrapup": {"#, "steps.wrapup", .unknownKey(nearest: "wrap-up")),
    Case(
      #"{ "text": ["I measure the time to the first frame."] }"#, "true", "steps.wrap-up.model",
      .wrongType(expected: .object, found: .bool)),
    Case(diagram, #""diagram": []"#, "steps.architecture.model.diagram", .empty),
    Case(
      diagram, #""diagram": ["", "\#(String(repeating: "-", count: 77))"]"#,
      "steps.architecture.model.diagram[1]", .tooWide(columns: 77, limit: 76)),
    Case(
      diagram, #""diagram": ["a\tb"]"#, "steps.architecture.model.diagram[0]",
      .hasControlCharacter(9)),
    Case(options, #"["one"]"#, "deep_dives[0].options", .tooFew(found: 1, least: 2)),
    Case(options, #""one""#, "deep_dives[0].options", .wrongType(expected: .list, found: .text)),
    Case(
      #""trade_off""#, #""trade-off""#, "deep_dives[0].trade-off", .unknownKey(nearest: "trade_off")
    ),
    Case(
      #""step": "deep-dives""#, #""step": "deep-dive""#, "questions[0].step",
      .unknownStep("deep-dive", nearest: "deep-dives")),
    Case(
      #""step": "deep-dives""#, #""step": "lunch""#, "questions[0].step",
      .unknownStep("lunch", nearest: nil)),
    Case(
      #""questions": [{"#,
      #""questions": [{"step": "api", "text": "what do you preload on a metered connection?"}, {"#,
      "questions[1].text", .duplicate(of: "questions[0].text")),
  ]

  @Test("each fault is told with its place", arguments: cases)
  func fault(_ testCase: Case) throws {
    let faults = try faults(replacing: [(testCase.old, testCase.new)])
    #expect(faults.contains { $0.place == testCase.place && $0.kind == testCase.kind }, "\(faults)")
  }

  @Test("one fault brings no others with it", arguments: cases)
  func noFollowingFaults(_ testCase: Case) throws {
    let faults = try faults(replacing: [(testCase.old, testCase.new)])
    // A misspelt key is two facts: the key that there is, and the key that there isn't.
    #expect(
      faults.filter { $0.kind != .missing || testCase.kind == .missing }.count == 1, "\(faults)")
  }

  @Test("all faults of a file are told, in its order, each with its line")
  func severalFaults() throws {
    let faults = try faults(replacing: [
      (Self.title, #""title": """#), ("\"hint\": \"Which number", "\"hnt\": \"Which number"),
      (Self.options, #"["one"]"#),
    ])
    #expect(
      faults.map(\.place) == [
        "title", "steps.wrap-up.checklist[0].hint", "steps.wrap-up.checklist[0].hnt",
        "deep_dives[0].options",
      ])
    let lines = try Repository.example().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[faults[0].line - 1].contains(#""title""#))
    #expect(lines[faults[1].line].contains("Time to the first frame as a metric"))
    #expect(lines[faults[2].line - 1].contains("Which number tells"))
    #expect(lines[faults[3].line - 1].contains("options"))
  }

  @Test("a newer version is the only fault, because nothing else in it can be judged")
  func newerVersion() throws {
    let faults = try faults(replacing: [
      (#""version": 1"#, #""version": 2"#), (Self.title, #""titel": 3"#),
    ])
    #expect(faults.map(\.kind) == [.unsupportedVersion(2, newest: 1)])
  }

  @Test("a file that is not JSON is told with line and column, and nothing else")
  func syntax() throws {
    let faults = try faults(replacing: [(Self.title, #"title: "x""#)])
    #expect(
      faults == [PromptFault(place: "", line: 6, kind: .syntax(.unexpected("t"), column: 3))])
  }

  @Test("something else than an object is told once", arguments: ["[]", "3", "\"text\"", "null"])
  func noObject(_ text: String) {
    #expect {
      try PromptReader.read(text)
    } throws: { error in
      guard case .faulty(let faults) = error as? PromptError else { return false }
      guard case .wrongType(expected: .object, _)? = faults.first?.kind else { return false }
      return faults.count == 1 && faults[0].place.isEmpty
    }
  }

  @Test("a row of a diagram may have 75 and 76 characters, and not 77")
  func diagramWidth() throws {
    for (width, count) in [(75, 0), (76, 0), (77, 1)] {
      let row = String(repeating: "é", count: width)
      let faults = try faults(replacing: [(Self.diagram, "\"diagram\": [\"\(row)\"]")])
      #expect(faults.count == count)
    }
  }

  private func faults(replacing edits: [(old: String, new: String)]) throws -> [PromptFault] {
    var text = try Repository.example()
    for edit in edits {
      let range = try #require(text.firstRange(of: edit.old), "\(edit.old)")
      text.replaceSubrange(range, with: edit.new)
    }
    do throws(PromptError) {
      _ = try PromptReader.read(text)
      return []
    } catch {
      guard case .faulty(let faults) = error else { throw error }
      return faults
    }
  }
}

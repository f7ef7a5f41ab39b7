import Interview

extension PromptReader {
  /// Reads a whole file's text.
  ///
  /// - Throws: ``PromptError/faulty(_:)`` with every fault, in the order of the file.
  static func read(_ text: String) throws(PromptError) -> Prompt {
    var parser = JSONParser(text)
    let root: JSONNode
    do {
      root = try parser.parse()
    } catch {
      throw .faulty([error])
    }
    var reader = PromptReader()
    guard reader.canGoOn(with: root) else { throw .faulty(reader.faults) }
    let prompt = reader.prompt(root)
    let faults = (parser.repeatedKeys + reader.faults).enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }
    guard faults.isEmpty else { throw .faulty(faults.map(\.element)) }
    return prompt
  }

  /// Whether this is a prompt file of a version that is known; of another, every other fault would
  /// be noise.
  private mutating func canGoOn(with root: JSONNode) -> Bool {
    guard case .object(let members) = root.value else { return true }
    if let node = members["format"], case .text(let format) = node.value,
      format != PromptReader.format
    {
      report(.wrongFormat(found: format), at: node)
      return false
    }
    if let node = members["version"], case .number(let number) = node.value,
      let version = Int(exactly: number), version != PromptReader.version
    {
      report(.unsupportedVersion(version, newest: PromptReader.version), at: node)
      return false
    }
    return true
  }

  private mutating func prompt(_ root: JSONNode) -> Prompt {
    let file = object(root, .file)
    if let node = file["version"], node.kind != .wholeNumber {
      report(.wrongType(expected: .wholeNumber, found: node.kind), at: node)
    }
    for key in ["$schema", "format"] { _ = text(file[key]) }
    let facts = list(file["facts"]).map { object($0, .fact) }
    checkUnique(facts.map { $0["text"] })
    let deepDives = list(file["deep_dives"]).map { object($0, .deepDive) }
    checkUnique(deepDives.map { $0["topic"] })
    let questions = list(file["questions"]).map { object($0, .question) }
    checkUnique(questions.map { $0["text"] })
    let steps = object(file["steps"], .steps)
    return Prompt(
      id: id(file["id"]), title: text(file["title"]), brief: texts(file["brief"]),
      facts: facts.map { Fact(text: text($0["text"]), words: patterns($0["words"])) },
      guides: Dictionary(
        uniqueKeysWithValues: Step.allCases.map { ($0, guide(steps[$0.rawValue])) }),
      deepDives: deepDives.map { deepDive($0) },
      questions: questions.compactMap { question($0) })
  }

  private mutating func guide(_ node: JSONNode?) -> StepGuide {
    let guide = object(node, .guide)
    let entries = list(guide["checklist"]).map { object($0, .entry) }
    checkUnique(entries.map { $0["text"] })
    let model = object(guide["model"], .model)
    return StepGuide(
      goal: text(guide["goal"]), produce: texts(guide["produce"]),
      checklist: entries.map {
        ChecklistEntry(
          text: text($0["text"]), words: patterns($0["words"]), hint: text($0["hint"]))
      },
      model: ModelAnswer(text: texts(model["text"]), diagram: diagram(model["diagram"])))
  }

  private mutating func deepDive(_ members: [String: JSONNode]) -> DeepDive {
    DeepDive(
      topic: text(members["topic"]), problem: text(members["problem"]),
      options: texts(members["options"], least: 2), choice: text(members["choice"]),
      tradeOff: text(members["trade_off"]))
  }

  private mutating func question(_ members: [String: JSONNode]) -> PromptQuestion? {
    let name = text(members["step"])
    let question = text(members["text"])
    guard let node = members["step"], !name.isEmpty else { return nil }
    guard let step = Step(rawValue: name) else {
      let names = Step.allCases.map(\.rawValue)
      report(.unknownStep(name, nearest: Spelling(of: name).nearest(in: names)), at: node)
      return nil
    }
    return PromptQuestion(step: step, text: question)
  }

  private mutating func diagram(_ node: JSONNode?) -> [String] {
    list(node).map { entry in
      let row = row(entry)
      if row.count > PromptReader.diagramWidth {
        report(.tooWide(columns: row.count, limit: PromptReader.diagramWidth), at: entry)
      }
      return row
    }
  }

  private mutating func patterns(_ node: JSONNode?) -> [WordPattern] {
    let entries = list(node)
    checkUnique(entries)
    return entries.compactMap { entry in
      let source = text(entry)
      guard !source.allSatisfy(\.isWhitespace) else { return nil }
      guard let pattern = WordPattern(source) else {
        report(.badPattern(source), at: entry)
        return nil
      }
      return pattern
    }
  }

  private mutating func id(_ node: JSONNode?) -> String {
    let id = text(node)
    if let node, !id.isEmpty, !PromptFolder.isName(id) { report(.badID(id), at: node) }
    return id
  }
}

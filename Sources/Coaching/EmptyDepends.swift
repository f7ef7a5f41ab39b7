/// Finds "it depends" where nothing tells on what.
///
/// It withholds whenever something near may be the reason: a condition in the sentence, in the two
/// sentences after it, or before it. Questions, quotations, code and talk about the phrase itself
/// are left alone.
enum EmptyDepends {
  private typealias Words = DependsVocabulary

  /// The rows with such a sentence, with the time of the line that they stand in.
  ///
  /// - Parameter lines: The lines that stand, in order; the next one of the same step may give the
  ///   reason.
  static func occurrences(in lines: [SpokenLine]) -> [SpokenLine] {
    lines.indices.flatMap { index in
      let line = lines[index]
      let next = lines.dropFirst(index + 1).first { $0.step == line.step }
      return rows(in: line, followedBy: next).map(line.quoting)
    }
  }

  private static func rows(in line: SpokenLine, followedBy next: SpokenLine?) -> [String] {
    let sentences = Sentence.all(in: line)
    let rest = next.map(Sentence.all) ?? []
    var rows: [String] = []
    for (index, sentence) in sentences.enumerated() where isEmpty(sentence) {
      let after = (sentences.dropFirst(index + 1) + rest).prefix(2)
      if !after.contains(where: givesReason), rows.last != sentence.row {
        rows.append(sentence.row)
      }
    }
    return rows
  }

  private static func isEmpty(_ sentence: Sentence) -> Bool {
    guard sentence.end != "?" else { return false }
    let tokens = sentence.tokens
    return tokens.indices.contains { index in
      guard let subject = subject(ofVerbAt: index, in: tokens) else { return false }
      return isBare(before: tokens[..<subject]) && isVague(tokens, subject: subject, verb: index)
    }
  }

  /// Where the phrase begins when there is a "depends" at `index` whose subject names nothing.
  private static func subject(ofVerbAt index: Int, in tokens: [String]) -> Int? {
    guard tokens[index] == "depends" || tokens[index] == "depend" else { return nil }
    var start = index
    while start > 0, Words.links.contains(tokens[start - 1]) { start -= 1 }
    let hasModal = tokens[start..<index].contains(where: Words.modals.contains)
    let subject = start > 0 ? tokens[start - 1] : nil
    if tokens[index] == "depend" {
      guard let subject else { return nil }
      guard hasModal || Words.joinedModals.contains(subject) else { return nil }
    }
    switch subject {
    case "it", "itd", "itll": return start - 1
    case "that", "this", "thatd", "thatll":
      return beginsClause(start - 1, in: tokens) ? start - 1 : nil
    default: return beginsClause(start, in: tokens) && !hasModal ? start : nil
    }
  }

  private static func beginsClause(_ index: Int, in tokens: [String]) -> Bool {
    guard index > 0 else { return true }
    return Words.openers.contains(tokens[index - 1]) || tokens[index - 1...index - 1].hasNoWords
  }

  /// Whether nothing before the phrase can be the reason or makes it somebody else's.
  private static func isBare(before tokens: ArraySlice<String>) -> Bool {
    for (index, token) in zip(tokens.indices, tokens) {
      let isAlternative = token == "not" && index > 0 && tokens[index - 1] == "or"
      if Words.conditions.contains(token) || (Words.reports.contains(token) && !isAlternative) {
        return false
      }
    }
    if let say = tokens.lastIndex(of: "say") {
      let mine = say > tokens.startIndex && ["id", "would", "ill"].contains(tokens[say - 1])
      if !mine { return false }
    }
    // "The network is slow or fast, so it depends" has said on what.
    return !(tokens.last == "so" && tokens.count > 3)
  }

  private static func isVague(_ tokens: [String], subject: Int, verb: Int) -> Bool {
    let rest = withoutPadding(tokens[(verb + 1)...])
    guard let first = rest.first else { return true }
    if first == "on" || first == "upon" {
      // Within a clause "it depends on" points back: "mock everything it depends on".
      return beginsClause(subject, in: tokens) && isFiller(withoutPadding(rest.dropFirst()))
    }
    if rest.contains(where: Words.introducers.contains) { return false }
    if rest.hasNoWords { return true }
    if first == "," { return rest.dropFirst().first.map(Words.evasions.contains) ?? true }
    return first == "but" || first == "so" || first == "and"
  }

  private static func isFiller(_ tokens: ArraySlice<String>) -> Bool {
    let content = tokens.filter { !Words.quantifiers.contains($0) }
    return content.hasNoWords || (content.count == 1 && Words.fillers.contains(content[0]))
  }

  private static func withoutPadding(_ tokens: ArraySlice<String>) -> ArraySlice<String> {
    var rest = tokens
    while true {
      let count = rest.count
      for phrase in Words.padding {
        let bare = rest.first == "," ? rest.dropFirst() : rest
        if bare.starts(with: phrase) { rest = bare.dropFirst(phrase.count) }
        if rest.suffix(phrase.count).elementsEqual(phrase) { rest = rest.dropLast(phrase.count) }
      }
      if rest.last == "," { rest = rest.dropLast() }
      if rest.count == count { return rest }
    }
  }

  private static func givesReason(_ sentence: Sentence) -> Bool {
    let tokens = sentence.tokens
    guard let first = tokens.first else { return false }
    return Words.introducers.contains(first) || tokens.contains(where: Words.reasons.contains)
      || zip(tokens, tokens.dropFirst()).contains { $0 == "depends" && $1 == "on" }
  }
}

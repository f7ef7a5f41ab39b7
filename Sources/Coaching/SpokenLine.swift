public import Interview

/// A line that still stands at the end of a session, with its place in the round.
public struct SpokenLine: Hashable, Sendable {
  /// The time of the round at which it was entered.
  public var at: Duration
  /// The step it was said in.
  public var step: Step
  /// The words; line breaks only in pasted and edited text.
  public var text: String

  /// A line that was entered at a moment of the round.
  public init(at: Duration, step: Step, text: String) {
    self.at = at
    self.step = step
    self.text = text
  }
}

extension SpokenLine {
  /// The lines of a session that were not taken back, in the order in which they were said.
  public static func standing(in events: some Sequence<Event>) -> [SpokenLine] {
    var lines: [SpokenLine] = []
    for event in events {
      switch event.kind {
      case .said(let said):
        lines.append(SpokenLine(at: event.at, step: said.step, text: said.text))
      case .undone(let line):
        if let index = lines.lastIndex(where: { $0.at == line }) { lines.remove(at: index) }
      default: break
      }
    }
    return lines
  }

  /// The rows of the text that have something on them, without the blanks around them.
  var rows: [String] {
    text.split(whereSeparator: \.isNewline).map { String($0.trimmingBlanks) }
      .filter { !$0.isEmpty }
  }

  /// The same line with only some of its text.
  func quoting(_ text: String) -> SpokenLine {
    SpokenLine(at: at, step: step, text: text)
  }
}

extension StringProtocol {
  /// The text without the blanks around it.
  var trimmingBlanks: SubSequence {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return self[startIndex..<startIndex] }
    return self[first...last]
  }
}

public import Interview

extension Rehearsal {
  /// Plays a script, one input a row: its time, the time of the line's first key if it is another,
  /// and what was typed.
  ///
  /// `0:08-0:20 Functional: scroll` says a line that was begun at 0:08. Commands are `:next`,
  /// `:back`, `:undo`, `:pause`, `:resume SECONDS`, `:skip X for Y`, `:did ENTRY`, `:hint ENTRY`,
  /// `:add MINUTES`, `:tests PASSED FAILED`, `:ask QUESTION` and `:quit`.
  public init(round: Round = Round(), script: String) {
    self.init(round: round)
    for row in script.split(whereSeparator: \.isNewline) { play(row) }
  }

  private mutating func play(_ row: Substring) {
    let parts = row.split(separator: " ", maxSplits: 1)
    let times = parts[0].split(separator: "-").map(Rehearsal.time)
    let text = String(parts[1])
    guard text.hasPrefix(":") else { return say(text, at: times[times.count - 1], from: times[0]) }
    let words = text.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    if let input = input(for: words[0], rest) { receive(input, at: times[0]) }
  }

  private func input(for command: String, _ rest: String) -> Input? {
    let step = session.step ?? .wrapUp
    let numbers = rest.split(separator: " ").compactMap { Int($0) }
    switch command {
    case "next": return .next
    case "back": return .back
    case "undo": return .undo
    case "pause": return .pause
    case "resume": return .resume(gap: .seconds(numbers[0]))
    case "skip":
      let parts = rest.split(separator: " for ").map(String.init)
      return .skip(parts[0], instead: parts[1])
    case "did": return .tick(step, entry: rest)
    case "hint": return .hint(step, entry: rest)
    case "add": return .add(minutes: numbers[0])
    case "tests":
      let left = step.previous ?? step
      return .tests(
        TestRun(
          step: left, outcome: numbers[1] == 0 ? .passed : .failed, passed: numbers[0],
          failed: numbers[1], failures: numbers[1] == 0 ? [] : ["a like sent twice counts once"]))
    case "ask": return .ask(Question(step: step, text: rest, kind: .question))
    case "quit": return .end(.quit)
    default: return nil
    }
  }

  private static func time(_ text: Substring) -> Duration {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    return .at(parts[0], parts[1])
  }
}

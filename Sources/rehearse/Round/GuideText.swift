import Coaching
import Interview

/// What a prompt knows, as it is shown on request.
struct GuideText {
  let prompt: Prompt

  /// What is to be designed.
  var brief: [ScreenLine] {
    [ScreenLine(prompt.title, .heading)] + prompt.brief.map { ScreenLine($0) }
  }

  /// A good answer to a step, its drawing first; of the deep dives, each topic.
  func model(of step: Step) -> [ScreenLine] {
    guard let model = prompt.guides[step]?.model else { return [] }
    var lines = [ScreenLine("Model answer: \(step.title)", .heading)]
    lines += model.diagram.map { ScreenLine($0, .drawing) }
    lines += model.text.map { ScreenLine($0, marker: "- ") }
    guard step == .deepDives else { return lines }
    for dive in prompt.deepDives {
      lines += [.empty, ScreenLine(dive.topic, .heading), ScreenLine("Problem: \(dive.problem)")]
      lines += dive.options.map { ScreenLine($0, marker: "- Option: ") }
      lines += [ScreenLine("Choice: \(dive.choice)"), ScreenLine("Trade-off: \(dive.tradeOff)")]
    }
    return lines
  }

  /// A step's checklist with numbers, and what is known of each entry.
  static func checklist(_ coverage: Coverage) -> [ScreenLine] {
    [ScreenLine("\(coverage.step.title), the checklist:", .heading)]
      + coverage.items.enumerated().map { index, item in
        let state =
          switch item.state {
          case .covered: " (in your notes)"
          case .ticked: " (ticked)"
          case .hinted, .missing: ""
          }
        return ScreenLine(item.entry.text + state, marker: "\(index + 1). ")
      }
  }

  /// The five kinds of phrase that help, each with an example.
  static let phrases: [ScreenLine] = PhraseKind.allCases.map { kind in
    switch kind {
    case .agreeOnScope:
      ScreenLine(
        "\"I'll write these three lists down, so that we both mean the same thing.\"",
        marker: "Agree on the scope: ")
    case .startSimple:
      ScreenLine(
        "\"This is the plain version. It works; let me see where it hurts, and improve that.\"",
        marker: "Start simple: ")
    case .compareOptions:
      ScreenLine(
        "\"One way gives us X, the other Y. For this app I take the first, because ...\"",
        marker: "Compare two options: ")
    case .nameRiskiestTest:
      ScreenLine(
        "\"If I could test only one part, it would be this one, because ...\"",
        marker: "Name the riskiest test: ")
    case .offerDepth:
      ScreenLine("\"Is that enough detail here, or shall I go deeper?\"", marker: "Offer depth: ")
    }
  }

  /// What the commands of a session do.
  static let help: [ScreenLine] =
    SessionCommand.usage.map { usage in
      let letter = usage.letter.map { ", :\($0)" } ?? ""
      let name = ":\(usage.name.rawValue)\(usage.arguments)\(letter)"
      let padding = String(repeating: " ", count: max(1, 18 - name.count))
      return ScreenLine(usage.meaning, marker: name + padding)
    } + [
      ScreenLine("anything else is what you say", marker: "a line            "),
      ScreenLine("says a line that begins with a colon", marker: "::text            "),
    ]
}

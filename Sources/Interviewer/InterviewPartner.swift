public import Interview

/// The interviewer: decides what is said next, from what happened so far.
///
/// It agrees with the plan at the opening, and gives a fact to whoever asks for it. The same events
/// and the same line always give the same answer.
public struct InterviewPartner: Hashable, Sendable {
  /// How many facts one line can get, so that an answer stays an answer and not a briefing.
  public static let factsPerLine = 2

  /// What the interviewer says to the plan.
  static let agreement = "Yes, that works for me. Go on."

  private let facts: [Fact]

  /// An interviewer who knows a prompt.
  public init(prompt: Prompt) {
    facts = prompt.facts
  }

  /// The agreement with the plan, or nil when its moment is over or hasn't come.
  ///
  /// It is said once, in the requirements of a whole round, before the interviewer has said
  /// anything else. Call it when the person let the interviewer answer without having typed the
  /// plan.
  ///
  /// - Parameter events: The events of the session so far.
  public func openingReply(after events: [Event], round: Round) -> Question? {
    guard round.drill == nil, InterviewPartner.isBeforeAnyReply(events) else { return nil }
    return Question(step: .requirements, text: InterviewPartner.agreement, kind: .opening)
  }

  /// What the interviewer says to something that was said; often nothing.
  ///
  /// To a line that tells a plan, or asks whether it suits, it is the agreement; no other line is
  /// agreed to. Facts are given to typed lines alone, each once in a session, in the order of the
  /// prompt.
  ///
  /// - Parameter events: The events of the session so far, with or without the line itself.
  public func replies(to said: Said, after events: [Event], round: Round) -> [Question] {
    let line = SpokenLine(said.text)
    if said.step == .requirements, line.tellsPlan,
      let opening = openingReply(after: events, round: round)
    {
      return [opening]
    }
    return facts(for: line, in: said, after: events)
  }

  private func facts(for line: SpokenLine, in said: Said, after events: [Event]) -> [Question] {
    guard !said.isPasted, !said.isEdited else { return [] }
    let questions = line.questions.map { WordPattern.words(of: $0) }
    let asked = facts.filter { fact in
      fact.words.contains { pattern in questions.contains { pattern.matches(words: $0) } }
    }
    // Most lines ask nothing: the events of the whole session are gone through for the others
    // alone.
    guard !asked.isEmpty else { return [] }
    let known = Set(
      events.compactMap { event in
        if case .asked(let question) = event.kind { question.text } else { nil }
      })
    return asked.lazy.filter { !known.contains($0.text) }
      .prefix(InterviewPartner.factsPerLine)
      .map { Question(step: said.step, text: $0.text, kind: .fact) }
  }

  private static func isBeforeAnyReply(_ events: [Event]) -> Bool {
    var isInRequirements = false
    for event in events {
      switch event.kind {
      case .asked, .stepEnded(_, used: _, by: .next): return false
      case .stepStarted(let step): isInRequirements = step == .requirements
      default: break
      }
    }
    return isInRequirements
  }
}

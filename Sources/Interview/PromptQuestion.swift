/// Something the interviewer may ask in a step.
public struct PromptQuestion: Hashable, Sendable {
  /// The step in which it comes up.
  public var step: Step
  /// The question.
  public var text: String

  /// A question for a step.
  public init(step: Step, text: String) {
    self.step = step
    self.text = text
  }
}

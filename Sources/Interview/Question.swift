/// Something the interviewer says.
public struct Question: Hashable, Sendable {
  /// What it is for.
  public enum Kind: String, Hashable, Sendable {
    /// Agreement with the plan that was said at the opening.
    case opening
    /// A fact, given because the person asked for it.
    case fact
    /// A question about the step.
    case question
  }

  /// The step it belongs to.
  public var step: Step
  /// The words.
  public var text: String
  /// What it is for.
  public var kind: Kind

  /// Something the interviewer says in a step.
  public init(step: Step, text: String, kind: Kind) {
    self.step = step
    self.text = text
    self.kind = kind
  }
}

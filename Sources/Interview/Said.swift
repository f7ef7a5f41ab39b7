/// Something the person said: a typed line, a pasted block, or a text from their editor.
public struct Said: Hashable, Sendable {
  /// The step it was said in.
  public var step: Step
  /// The words; line breaks only in pasted and edited text.
  public var text: String
  /// The time of the round at its first key; never after the event's own time.
  public var from: Duration
  /// Whether a part of it was pasted.
  public var isPasted: Bool
  /// Whether it was written in the person's own editor.
  public var isEdited: Bool

  /// Something said in a step.
  public init(
    step: Step, text: String, from: Duration, isPasted: Bool = false, isEdited: Bool = false
  ) {
    self.step = step
    self.text = text
    self.from = from
    self.isPasted = isPasted
    self.isEdited = isEdited
  }
}

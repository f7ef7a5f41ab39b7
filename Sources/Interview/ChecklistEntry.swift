/// One thing that a good answer covers.
public struct ChecklistEntry: Hashable, Sendable {
  /// What is covered; unique within its step.
  public var text: String
  /// What a line has to mention to cover it; one of them is enough.
  public var words: [WordPattern]
  /// What brings someone on to it.
  public var hint: String

  /// An entry of a checklist.
  public init(text: String, words: [WordPattern], hint: String) {
    self.text = text
    self.words = words
    self.hint = hint
  }
}

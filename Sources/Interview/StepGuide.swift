/// What one step of a prompt is about.
public struct StepGuide: Hashable, Sendable {
  /// What the step is for, in one sentence.
  public var goal: String
  /// What there should be at its end, one thing a line.
  public var produce: [String]
  /// What a good answer covers.
  public var checklist: [ChecklistEntry]
  /// A good answer.
  public var model: ModelAnswer

  /// A step's guide.
  public init(
    goal: String, produce: [String], checklist: [ChecklistEntry], model: ModelAnswer
  ) {
    self.goal = goal
    self.produce = produce
    self.checklist = checklist
    self.model = model
  }
}

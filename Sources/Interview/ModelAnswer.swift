/// A good answer to a step, to be read after one's own.
public struct ModelAnswer: Hashable, Sendable {
  /// What one would say, one sentence or list entry a line.
  public var text: [String]
  /// What one would draw, row by row; empty when the step has no drawing.
  public var diagram: [String]

  /// A model answer.
  public init(text: [String], diagram: [String]) {
    self.text = text
    self.diagram = diagram
  }
}

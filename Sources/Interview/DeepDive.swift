/// A topic worth going into, in the shape that every deep dive has.
public struct DeepDive: Hashable, Sendable {
  /// What it is about.
  public var topic: String
  /// What makes it hard.
  public var problem: String
  /// What one could do; two or more.
  public var options: [String]
  /// What this product does, and because of what.
  public var choice: String
  /// What that costs.
  public var tradeOff: String

  /// A deep dive.
  public init(topic: String, problem: String, options: [String], choice: String, tradeOff: String) {
    self.topic = topic
    self.problem = problem
    self.options = options
    self.choice = choice
    self.tradeOff = tradeOff
  }
}

/// How the minutes of a whole round are planned: 5, 8, 5, 5, everything else, 5.
public struct Plan: Hashable, Sendable {
  /// The length of the round in minutes.
  public let minutes: Int
  /// What is left for the deep dives: every minute beyond the five fixed budgets.
  private let deepDives: Duration

  /// The plan for a round of that length.
  public init(minutes: Int) {
    self.minutes = minutes
    deepDives = max(.zero, .minutes(minutes) - Plan.fixed.reduce(.zero, +))
  }

  /// What a step may take.
  public func budget(of step: Step) -> Duration {
    step == .deepDives ? deepDives : Plan.fixed[step.index]
  }

  /// When a step ends if everything goes to plan.
  public func end(of step: Step) -> Duration {
    (step.earlier + [step]).map(budget).reduce(.zero, +)
  }

  /// The fixed budgets by step; the deep dives have none.
  private static let fixed: [Duration] = [5, 8, 5, 5, 0, 5].map(Duration.minutes)
}

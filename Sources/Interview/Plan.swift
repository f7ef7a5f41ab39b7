/// How the minutes of a whole round are planned: 5, 8, 5, 5, everything else, 5.
public struct Plan: Hashable, Sendable {
  /// The length of the round in minutes.
  public let minutes: Int

  /// The plan for a round of that length.
  public init(minutes: Int) {
    self.minutes = minutes
  }

  /// What a step may take.
  ///
  /// Every minute beyond the five fixed budgets belongs to the deep dives.
  public func budget(of step: Step) -> Duration {
    guard let fixed = Plan.fixedMinutes(of: step) else {
      let others = Step.allCases.compactMap(Plan.fixedMinutes).reduce(0, +)
      return .minutes(max(0, minutes - others))
    }
    return .minutes(fixed)
  }

  /// When a step ends if everything goes to plan.
  public func end(of step: Step) -> Duration {
    (step.earlier + [step]).map(budget).reduce(.zero, +)
  }

  private static func fixedMinutes(of step: Step) -> Int? {
    switch step {
    case .requirements: 5
    case .architecture: 8
    case .dataModel: 5
    case .api: 5
    case .deepDives: nil
    case .wrapUp: 5
    }
  }
}

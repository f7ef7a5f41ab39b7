/// What was agreed before the clock starts: how long the round is, or which step is drilled.
public struct Round: Hashable, Sendable {
  /// The lengths that can be rehearsed, in minutes.
  public static let allowedMinutes = 35...120
  /// The length when none is asked for, in minutes.
  public static let standardMinutes = 45

  /// The length in minutes; of a drill, the drilled step's budget.
  public let minutes: Int
  /// The length.
  public let length: Duration
  /// How a whole round of this length is planned.
  public let plan: Plan
  /// The one step that is drilled, or nil for a whole round.
  public let drill: Step?

  /// A whole round.
  ///
  /// - Parameter minutes: The length; values outside ``allowedMinutes`` are moved to its nearest
  ///   end.
  public init(minutes: Int = Round.standardMinutes) {
    let range = Round.allowedMinutes
    self.init(
      recordedMinutes: min(max(minutes, range.lowerBound), range.upperBound), drill: nil)
  }

  /// A drill: one step alone with its own budget, and no checkpoints.
  ///
  /// - Parameters:
  ///   - step: The step to drill.
  ///   - minutes: The length of the round that it is taken from, which sets the deep dives' budget.
  public init(drilling step: Step, outOf minutes: Int = Round.standardMinutes) {
    let budget = Plan(minutes: Round(minutes: minutes).minutes).budget(of: step)
    self.init(recordedMinutes: Int(budget.components.seconds / 60), drill: step)
  }

  /// Takes a header's word for the length, as a transcript that is read back has to.
  public init(recordedMinutes minutes: Int, drill: Step?) {
    self.minutes = minutes
    self.drill = drill
    self.length = .minutes(minutes)
    self.plan = Plan(minutes: minutes)
  }

  /// The steps of this round, in order.
  public var steps: [Step] { drill.map { [$0] } ?? Step.allCases }

  /// The checkpoints of this round.
  public var checkpoints: [Checkpoint] { drill == nil ? Checkpoint.allCases : [] }

  /// What each step was planned to take, before anything was added.
  public func budget(of step: Step) -> Duration {
    if let drill { return drill == step ? length : .zero }
    return plan.budget(of: step)
  }
}

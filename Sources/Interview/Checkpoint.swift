/// A moment at which a round has to have got past a certain step.
///
/// Both lie two minutes behind the plan, and stay where they are in a longer round.
public enum Checkpoint: Int, CaseIterable, Hashable, Sendable {
  /// Minute 15: the architecture diagram is done.
  case architectureDone = 15
  /// Minute 25: the API is done.
  case apiDone = 25
}

extension Checkpoint {
  /// The minute of the round at which it is checked.
  public var minute: Int { rawValue }

  /// The moment at which it is checked; finishing exactly then still meets it.
  public var deadline: Duration {
    switch self {
    case .architectureDone: Checkpoint.architectureDeadline
    case .apiDone: Checkpoint.apiDeadline
    }
  }

  // Asked for at every event of a session: multiplied once, not each time.
  private static let architectureDeadline = Duration.minutes(architectureDone.minute)
  private static let apiDeadline = Duration.minutes(apiDone.minute)

  /// The step that has to be finished by then.
  public var step: Step {
    switch self {
    case .architectureDone: .architecture
    case .apiDone: .api
    }
  }
}

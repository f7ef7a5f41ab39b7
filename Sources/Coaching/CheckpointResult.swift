public import Interview

/// What became of a checkpoint.
public struct CheckpointResult: Hashable, Sendable {
  /// The ways it can go.
  public enum Outcome: Hashable, Sendable {
    /// The checkpoint's step was finished in time, at this moment of the round.
    case met(at: Duration)
    /// It passed in the step `during`; its step was finished at `finishedAt`, or never.
    case missed(during: Step, finishedAt: Duration?)
    /// The session ended before it.
    case notReached
  }

  /// The checkpoint.
  public var checkpoint: Checkpoint
  /// What became of it.
  public var outcome: Outcome
}

extension CheckpointResult {
  /// Whether the checkpoint was missed.
  public var isMissed: Bool {
    if case .missed = outcome { true } else { false }
  }

  /// How long after the checkpoint its step was finished; nil when it was met or never finished.
  public var lateness: Duration? {
    guard case .missed(_, let finishedAt?) = outcome else { return nil }
    return finishedAt - checkpoint.deadline
  }

  init(of checkpoint: Checkpoint, in events: [Event], stays: [Stay]) {
    self.checkpoint = checkpoint
    outcome = .notReached
    for event in events {
      switch event.kind {
      case .checkpointMet(checkpoint): outcome = .met(at: event.at)
      case .checkpointMissed(checkpoint, let during):
        let finished = stays.first { $0.step == checkpoint.step && $0.departure == .next }
        outcome = .missed(during: during, finishedAt: finished?.end)
      default: continue
      }
      return
    }
  }
}

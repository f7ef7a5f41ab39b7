/// Decides once per launch whether this person gets the new feed.
@MainActor
public struct FeedRollout {
  /// The decision, which holds until the next launch however the flag changes.
  public let isOn: Bool

  /// Reads the flag and logs the decision.
  public init(flag: () -> Bool, metrics: any FeedMetrics) {
    isOn = flag()
    metrics.record(.decided(isOn: isOn))
  }

  /// The new feed's state; nil when the feed is off, and then the repository is never made.
  public func viewModel(over repository: () throws -> any FeedRepository) rethrows
    -> FeedViewModel?
  {
    isOn ? FeedViewModel(repository: try repository()) : nil
  }
}

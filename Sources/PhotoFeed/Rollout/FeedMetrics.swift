/// Where metrics go.
public protocol FeedMetrics: Sendable {
  /// Takes one metric; it must not block.
  func record(_ metric: FeedMetric)
}

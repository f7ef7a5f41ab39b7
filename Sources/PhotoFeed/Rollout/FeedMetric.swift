/// Something worth counting.
public enum FeedMetric: Hashable, Sendable {
  /// Whether the new feed is on, decided once at launch.
  case decided(isOn: Bool)
  /// A page was loaded, or not, and how long that took.
  case pageLoad(isFirst: Bool, duration: Duration, succeeded: Bool)
  /// A frame took longer than its budget, by this much.
  case hitch(late: Duration)
}

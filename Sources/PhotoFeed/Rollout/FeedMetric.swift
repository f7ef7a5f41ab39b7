/// Something worth counting.
public enum FeedMetric: Hashable, Sendable {
  /// Whether the new feed is on, decided once at launch.
  case decided(isOn: Bool)
  /// A page was loaded, or not, and how long that took.
  case pageLoad(isFirst: Bool, duration: Duration, succeeded: Bool)
  /// A picture was loaded, or not, and how long that took; one that failed counts as from the
  /// network, which is tried last.
  case imageLoad(source: ImageSource, duration: Duration, succeeded: Bool)
  /// A download began; a 404 that is remembered ends it without a request.
  case imageDownloadStarted
  /// A download ended, one way or the other.
  case imageDownloadEnded
  /// A frame took longer than its budget, by this much.
  case hitch(late: Duration)
}

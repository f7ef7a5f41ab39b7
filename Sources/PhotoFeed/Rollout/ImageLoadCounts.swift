/// How pictures were loaded so far, counted from the metrics, for a line on the screen.
public struct ImageLoadCounts: Hashable, Sendable {
  /// Loads from memory.
  public private(set) var memoryHits = 0
  /// Loads from disk.
  public private(set) var diskHits = 0
  /// Downloads, however many loads each served.
  public private(set) var downloads = 0
  /// Downloads that have not ended.
  public private(set) var inFlight = 0
  /// Loads that failed.
  public private(set) var failures = 0

  /// Starts at zero.
  public init() {}

  /// Counts one metric.
  public mutating func count(_ metric: FeedMetric) {
    switch metric {
    case .imageLoad(_, _, succeeded: false): failures += 1
    case .imageLoad(source: .memory, _, _): memoryHits += 1
    case .imageLoad(source: .disk, _, _): diskHits += 1
    case .imageDownloadStarted:
      downloads += 1
      inFlight += 1
    case .imageDownloadEnded: inFlight -= 1
    case .imageLoad(source: .network, _, _), .decided, .pageLoad, .hitch: break
    }
  }
}

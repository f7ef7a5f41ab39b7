/// Metrics as lines of a log: a name, then facts as `key=value`.
public struct LoggedMetrics: FeedMetrics {
  private let write: @Sendable (String) -> Void

  /// Creates metrics whose lines, without an end of line, go to `write`.
  public init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Writes one line.
  public func record(_ metric: FeedMetric) { write(Self.line(metric)) }

  private static func line(_ metric: FeedMetric) -> String {
    switch metric {
    case .decided(let isOn): "new_feed on=\(isOn)"
    case .pageLoad(let isFirst, let duration, let succeeded):
      "page_load first=\(isFirst) ms=\(milliseconds(duration)) ok=\(succeeded)"
    case .imageLoad(let source, let duration, let succeeded):
      "image_load source=\(source) ms=\(milliseconds(duration)) ok=\(succeeded)"
    case .imageDownloadStarted: "image_download started"
    case .imageDownloadEnded: "image_download ended"
    case .hitch(let late): "hitch ms=\(milliseconds(late))"
    }
  }

  /// Whole milliseconds, rounded up, so that what took any time does not read 0.
  private static func milliseconds(_ duration: Duration) -> Int {
    Int((duration / .milliseconds(1)).rounded(.up))
  }
}

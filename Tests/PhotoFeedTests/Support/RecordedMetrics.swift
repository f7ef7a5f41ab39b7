import PhotoFeed
import Synchronization

/// Keeps every metric.
final class RecordedMetrics: FeedMetrics {
  private let metrics = Mutex<[FeedMetric]>([])

  var recorded: [FeedMetric] { metrics.withLock { $0 } }

  func record(_ metric: FeedMetric) { metrics.withLock { $0.append(metric) } }
}

/// Measures frames and records those that are late.
public struct HitchMeter<C: Clock>: Sendable where C.Duration == Duration {
  private let budget: Duration
  private let metrics: any FeedMetrics
  private let clock: C

  /// Creates a meter for a display that draws this many frames a second, 1 or more: each has
  /// 16.7 ms at 60 and 8.3 ms at 120.
  public init(framesPerSecond: Int, metrics: any FeedMetrics, clock: C) {
    budget = Duration.seconds(1) / framesPerSecond
    self.metrics = metrics
    self.clock = clock
  }

  /// Draws one frame.
  public func frame(_ draw: () -> Void) {
    let duration = clock.measure(draw)
    if duration > budget { metrics.record(.hitch(late: duration - budget)) }
  }
}

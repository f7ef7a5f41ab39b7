extension Clock<Duration> {
  /// Starts to measure; what it returns says how long ago that was.
  func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: self.now) }
  }
}

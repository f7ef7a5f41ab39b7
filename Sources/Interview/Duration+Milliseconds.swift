extension Duration {
  /// A whole number of minutes.
  public static func minutes(_ count: Int) -> Duration { .seconds(60 * count) }

  /// This duration in whole milliseconds; a part of a millisecond is dropped.
  public var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
  }

  /// This duration with the part of a millisecond dropped, as every time in a session is.
  public var flooredToMilliseconds: Duration { .milliseconds(wholeMilliseconds) }
}

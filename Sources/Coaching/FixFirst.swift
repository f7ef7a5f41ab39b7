import Interview

/// What to work on before the next round.
public enum FixFirst: Hashable, Sendable {
  /// One to three things, the most important first.
  case advice([Advice])
  /// Nothing that the tool looks for was found.
  case nothing
  /// Too few lines, or too little clock, to say anything.
  case tooLittle(lines: Int, clock: Duration)
}

extension FixFirst {
  /// The most things that are named at once.
  public static let most = 3
  /// Less clock than this shows nothing about pacing.
  public static let shortestClock = Duration.minutes(1)
  /// Fewer typed lines than this show nothing about what was left out.
  public static let fewestLines = 5
}

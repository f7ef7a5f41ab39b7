public import Interview

/// A stretch of the round in which nothing was entered.
///
/// It says nothing about silence: it is only looked for where everything is typed, and even there
/// someone may have been thinking aloud.
public struct InputGap: Hashable, Sendable {
  /// The end of the last thing that the person did.
  public var start: Duration
  /// The first key of the next.
  public var end: Duration
  /// The step in which it began.
  public var step: Step
  /// The last line that stood when it began, or nil when nothing had been said yet.
  public var before: SpokenLine?
  /// When the interviewer asked about something in it, or nil when that did not happen.
  public var questionAt: Duration?
}

extension InputGap {
  /// The shortest stretch that is mentioned: about as long as an interviewer waits before asking.
  public static let shortest = Duration.seconds(30)
  /// How many are mentioned.
  public static let mentioned = 3

  /// How long it lasted.
  public var length: Duration { end - start }

  /// How long it lasted before the interviewer gave something to think about.
  public var lengthBeforeQuestion: Duration { (questionAt ?? end) - start }

  /// The longest stretches of a session, the longest first, at most ``mentioned``.
  static func longest(in events: [Event]) -> [InputGap] {
    var reader = InputGapReader()
    for event in events { reader.read(event) }
    let longest = reader.gaps.sorted { ($1.length, $0.start) < ($0.length, $1.start) }
    return Array(longest.prefix(mentioned))
  }
}

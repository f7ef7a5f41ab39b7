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

  /// Whether the line right before it says that a moment to think comes: that is how it should be.
  public var isAnnounced: Bool {
    guard let before, before.at == start else { return false }
    return InputGap.announcements.contains { $0.matches(before.text) }
  }

  private static let announcements = [
    "a moment", "one moment", "let me think", "to think", "a second", "a minute", "hold on",
  ].compactMap(WordPattern.init)

  /// Every stretch of a session that is long enough, the longest first.
  static func all(in events: [Event]) -> [InputGap] {
    var reader = InputGapReader()
    for event in events { reader.read(event) }
    return reader.gaps.sorted { ($1.length, $0.start) < ($0.length, $1.start) }
  }
}

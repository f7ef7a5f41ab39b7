import Interview

/// Times in words, for plain prompts and `:time`.
enum SpokenTime {
  /// "4 minutes 12 seconds"; a part of a second is dropped.
  static func length(_ length: Duration) -> String {
    let seconds = abs(length.components.seconds)
    let parts = [(seconds / 60, "minute"), (seconds % 60, "second")]
      .filter { $0.0 > 0 }.map { count($0.0, $0.1) }
    return parts.isEmpty ? "0 seconds" : parts.joined(separator: " ")
  }

  /// "1 minute", "2 minutes".
  static func count(_ number: some BinaryInteger, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// "4 minutes 12 seconds left", or "32 seconds over".
  static func left(_ left: Duration) -> String {
    // Rounded up while time is left, so that "0 seconds left" is never said before the end; over
    // is what comes after it, as with every deadline.
    left >= .zero ? "\(length(roundedUp(left))) left" : "\(length(left)) over"
  }

  /// A length in whole seconds, a begun second counted.
  static func roundedUp(_ length: Duration) -> Duration {
    .seconds((length.wholeMilliseconds + 999) / 1_000)
  }
}

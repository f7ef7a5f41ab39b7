/// Times as people read them.
public enum ClockText {
  /// A time of the round: minutes and seconds, "5:09", and "75:10" past the hour.
  ///
  /// Minutes go on counting because checkpoints and plans are told in minutes. A part of a second
  /// is dropped.
  public static func clock(_ time: Duration) -> String {
    let seconds = abs(time.components.seconds)
    let sign = time < .zero && seconds > 0 ? "-" : ""
    let rest = seconds % 60
    return "\(sign)\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A length in a sentence: "2 min 5 s", "3 min", "45 s", "less than a second".
  ///
  /// A part of a second is dropped, but a length that is not zero is never called zero.
  public static func length(_ length: Duration) -> String {
    let seconds = abs(length.components.seconds)
    let parts = [
      seconds < 60 ? nil : "\(seconds / 60) min", seconds % 60 == 0 ? nil : "\(seconds % 60) s",
    ].compactMap { $0 }
    if !parts.isEmpty { return parts.joined(separator: " ") }
    return length == .zero ? "0 s" : "less than a second"
  }
}

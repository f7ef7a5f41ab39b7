extension LineEditor {
  /// What a read came to.
  public enum Outcome: Equatable, Sendable {
    /// A line was entered.
    case line(Line)
    /// Ctrl-D on an empty line, or the end of the input.
    case endOfInput
    /// Ctrl-C; the line was cleared.
    case interrupted(hadText: Bool)
    /// SIGTERM, SIGHUP or SIGINT arrived; the terminal is restored, `pendingText` holds the line.
    case terminated(signal: Int32)
    /// `stop()` was called; the next read goes on with the line, unless it is given another.
    case stopped
    /// The terminal or file could not be read any more.
    case failed(errno: Int32)
  }

  /// A line as it was entered.
  public struct Line: Equatable, Sendable {
    /// The text, without the Return that ended it; a paste may have put line breaks into it.
    public var text: String
    /// When the first key of the line was typed, or its paste began, on the scale of `now()`.
    public var firstKey: Duration
    /// When the Return that ended the line came, on the scale of `now()`.
    ///
    /// A little before the read returns: the editor first finds out whether a paste follows.
    public var entered: Duration
    /// Whether pasted text is or was in the line.
    public var pasted: Bool

    /// Makes a line, for programs that test what they do with one.
    public init(text: String, firstKey: Duration, entered: Duration, pasted: Bool) {
      self.text = text
      self.firstKey = firstKey
      self.entered = entered
      self.pasted = pasted
    }
  }

  /// How the editor uses the terminal.
  public enum Style: Sendable {
    /// A clock at the right, and notices above the line while it is typed.
    case ticking
    /// Nothing is redrawn and there is no clock: for screen readers and logs.
    case plain
    /// Lines from a pipe, a file or a terminal without abilities; no escape sequence is written.
    case piped
  }
}

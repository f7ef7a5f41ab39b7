/// What the person, or the program on their behalf, hands to a session.
public enum Input: Hashable, Sendable {
  /// The clock starts.
  case start
  /// A line, a paste or an edited text was said; `from` is the time of its first key.
  case say(String, from: Duration, isPasted: Bool = false, isEdited: Bool = false)
  /// Take back the last line that still stands.
  case undo
  /// The step is finished.
  case next
  /// Return to the step before.
  case back
  /// Stop the clock.
  case pause
  /// Let the clock go on after it stood still for `gap`; also after a crash or a quit.
  case resume(gap: Duration)
  /// The machine slept for `gap`, which the clock did not count.
  case slept(gap: Duration)
  /// Leave something out, and give the time to something else.
  case skip(String, instead: String)
  /// Add minutes, 1 to 60, to the deep dives (of a drill, to its step).
  case add(minutes: Int)
  /// A checklist entry was covered aloud.
  case tick(Step, entry: String)
  /// A checklist entry is revealed.
  case hint(Step, entry: String)
  /// A model answer is shown.
  case showModel(Step)
  /// A command's output is shown.
  case show(command: String, lines: [String])
  /// The interviewer speaks.
  case ask(Question)
  /// The person's editor takes over.
  case openEditor
  /// The person's editor is done.
  case closeEditor
  /// A run of the reference tests came back.
  case tests(TestRun)
  /// The session ends.
  case end(Event.EndReason)
}

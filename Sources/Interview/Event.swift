/// One thing that happened in a session, at a moment of the round.
///
/// Events are the only truth: transcript, screen, resumed session and review all come from them.
public struct Event: Hashable, Sendable {
  /// The time of the round in whole milliseconds; it stands still while the round is paused.
  public var at: Duration
  /// What happened.
  public var kind: Kind

  /// An event at a moment of the round.
  public init(at: Duration, _ kind: Kind) {
    self.at = at
    self.kind = kind
  }
}

extension Event {
  /// What can happen in a session.
  public enum Kind: Hashable, Sendable {
    /// A step began, for the first time or again.
    case stepStarted(Step)
    /// A stay in a step ended; `used` is the time of this stay alone.
    case stepEnded(Step, used: Duration, by: Departure)
    /// The person said something.
    case said(Said)
    /// The last line that was said at `line` was taken back.
    case undone(line: Duration)
    /// The person says that a checklist entry was covered aloud.
    case ticked(Step, entry: String)
    /// The interviewer spoke.
    case asked(Question)
    /// A missing checklist entry was revealed.
    case hint(Step, entry: String)
    /// A step's model answer was shown.
    case modelShown(Step)
    /// A command's output was shown.
    case shown(command: String, lines: [String])
    /// The person's own editor took over the screen.
    case editorOpened
    /// The person's own editor gave the screen back.
    case editorClosed
    /// The reference tests of a step were run.
    case tests(TestRun)
    /// One minute is left in a step.
    case notice(Step)
    /// A step took longer than its budget.
    case stepOverrun(Step)
    /// A checkpoint's step was finished in time.
    case checkpointMet(Checkpoint)
    /// A checkpoint passed while its step was unfinished; `during` is the step it passed in.
    case checkpointMissed(Checkpoint, during: Step)
    /// Five minutes are left and the wrap-up has not begun.
    case wrapUpDue
    /// The round is over; the person may still finish.
    case timeUp
    /// The plan changed; `deepDives` is what it now leaves for the deep dives in all.
    case replanned(deepDives: Duration)
    /// The person said what is left out, and what the time goes to instead.
    case skipped(String, instead: String)
    /// Minutes were added to the deep dives, or to the step of a drill.
    case added(minutes: Int)
    /// The clock was stopped.
    case paused
    /// The clock goes on; `gap` is how long it stood still.
    case resumed(gap: Duration)
    /// Ten seconds passed without another event.
    case alive
    /// The session was given a title.
    case titled(String)
    /// The session ended.
    case ended(EndReason)
  }

  /// How a stay in a step ended.
  public enum Departure: String, Hashable, Sendable {
    /// The step was finished.
    case next
    /// The person went back to the step before.
    case back
    /// The session ended in it.
    case end
  }

  /// Why a session ended.
  public enum EndReason: String, Hashable, Sendable {
    /// All steps were finished.
    case finished
    /// The person chose to end it.
    case quit
    /// The input ended.
    case endOfInput = "end-of-input"
    /// The terminal went away, or the program was asked to stop.
    case stopped
    /// The person began another session instead of resuming this one.
    case setAside = "set-aside"
  }
}

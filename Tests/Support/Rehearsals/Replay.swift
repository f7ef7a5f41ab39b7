public import Interview

/// The inputs that a session's events come from, and when each came.
///
/// Given to a new session of the same round they lead to the same events again. There are two
/// exceptions: `titled` is not an input, and the lines of one input are no longer together when the
/// program was killed between writing them and the session was resumed.
public struct Replay: Hashable, Sendable {
  /// An input and the time of the round at which it came.
  public struct Move: Hashable, Sendable {
    /// What the session is given.
    public var input: Input
    /// When.
    public var at: Duration
  }

  /// The inputs, in order.
  public private(set) var moves: [Move] = []
  /// How far the clock has to go for all events to have happened.
  public private(set) var end = Duration.zero

  /// Finds the inputs behind the events of one session.
  public init(of events: some Sequence<Event>) {
    for event in events {
      let isByClock = event.kind.isByClock
      if let input = Input(causing: event.kind, isFirst: moves.isEmpty) {
        moves.append(Move(input: input, at: max(event.at, end)))
      }
      end = isByClock ? event.at + Replay.justAfter : max(event.at, end)
    }
  }

  /// Plays the inputs to a new session.
  public func events(of round: Round) -> [Event] {
    var session = Session(round: round)
    let events = moves.flatMap { session.receive($0.input, at: $0.at) }
    return events + session.advance(to: end)
  }

  /// Enough to pass a deadline, and too little to be a later time of the round.
  ///
  /// The clock may have been past a deadline when a crash took it back: what comes next in the file
  /// then has the deadline's own time, but comes after it.
  private static let justAfter = Duration.nanoseconds(1)
}

extension Event.Kind {
  /// Whether it happened because a deadline passed.
  fileprivate var isByClock: Bool {
    switch self {
    case .notice, .stepOverrun, .checkpointMissed, .wrapUpDue, .timeUp, .alive: true
    case .stepStarted, .stepEnded, .said, .undone, .ticked, .asked, .hint, .modelShown, .shown,
      .editorOpened, .editorClosed, .tests, .checkpointMet, .replanned, .skipped, .added, .paused,
      .resumed, .titled, .ended:
      false
    }
  }
}

extension Input {
  /// The input behind an event; nil when the event follows from another or from the clock.
  fileprivate init?(causing kind: Event.Kind, isFirst: Bool) {
    switch kind {
    case .stepStarted:
      guard isFirst else { return nil }
      self = .start
    case .stepEnded(_, _, .next): self = .next
    case .stepEnded(_, _, .back): self = .back
    case .said(let said):
      self = .say(
        said.text, from: said.from, isPasted: said.isPasted, isEdited: said.isEdited)
    case .undone: self = .undo
    case .ticked(let step, let entry): self = .tick(step, entry: entry)
    case .asked(let question): self = .ask(question)
    case .hint(let step, let entry): self = .hint(step, entry: entry)
    case .modelShown(let step): self = .showModel(step)
    case .shown(let command, let lines): self = .show(command: command, lines: lines)
    case .editorOpened: self = .openEditor
    case .editorClosed: self = .closeEditor
    case .tests(let run): self = .tests(run)
    case .skipped(let what, let instead): self = .skip(what, instead: instead)
    case .added(let minutes): self = .add(minutes: minutes)
    case .paused: self = .pause
    case .resumed(let gap): self = .resume(gap: gap)
    case .ended(let reason): self = .end(reason)
    case .stepEnded(_, _, .end), .notice, .stepOverrun, .checkpointMet, .checkpointMissed,
      .wrapUpDue, .timeUp, .replanned, .alive, .titled:
      return nil
    }
  }
}

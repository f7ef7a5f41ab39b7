extension Session {
  /// The minutes that can be added at a time.
  public static let addableMinutes = 1...60

  /// Takes what the person did at `time`.
  ///
  /// While the clock stands, `time` is not looked at: everything happens at the moment it was
  /// stopped.
  ///
  /// - Returns: First the events of all deadlines before `time`, then what follows from the input;
  ///   empty when the input means nothing where the session stands.
  public mutating func receive(_ input: Input, at time: Duration) -> [Event] {
    var events: [Event] = []
    advance(to: time, into: &events)
    switch phase {
    case .waiting:
      if case .start = input { emit(.stepStarted(round.steps[0]), at: clock, into: &events) }
    case .ended(let reason): reopen(input, after: reason, into: &events)
    case .between:
      if case .resume = input {} else { settle(into: &events) }
      take(input, into: &events)
    case .inStep, .finished:
      if isPaused, input.letsClockGoOn { emit(.resumed(gap: .zero), at: clock, into: &events) }
      take(input, into: &events)
    }
    return events
  }

  /// After the end a result may still come in, and a session that was left early may go on.
  private mutating func reopen(
    _ input: Input, after reason: Event.EndReason, into events: inout [Event]
  ) {
    switch input {
    case .tests: take(input, into: &events)
    case .resume where reason != .finished, .end(.setAside) where reason != .finished:
      take(input, into: &events)
    default: break
    }
  }

  private mutating func take(_ input: Input, into events: inout [Event]) {
    switch input {
    case .start: break
    case .next: move(by: .next, into: &events)
    case .back: move(by: .back, into: &events)
    case .pause:
      if isRunning { emit(.paused, at: clock, into: &events) }
    case .resume(let gap):
      emit(.resumed(gap: gap), at: clock, into: &events)
      settle(into: &events)
    case .slept(let gap):
      guard isRunning else { return }
      emit(.paused, at: clock, into: &events)
      emit(.resumed(gap: gap), at: clock, into: &events)
    case .add(let minutes): add(minutes: minutes, into: &events)
    case .say(let text, let from, let isPasted, let isEdited):
      let said = Said(
        step: step ?? lastStep, text: text, from: min(from.flooredToMilliseconds, clock),
        isPasted: isPasted, isEdited: isEdited)
      emit(.said(said), at: clock, into: &events)
    case .undo:
      if let line = standingLines.last { emit(.undone(line: line), at: clock, into: &events) }
    case .skip(let what, let instead):
      emit(.skipped(what, instead: instead), at: clock, into: &events)
    case .tick(let step, let entry): emit(.ticked(step, entry: entry), at: clock, into: &events)
    case .hint(let step, let entry): emit(.hint(step, entry: entry), at: clock, into: &events)
    case .showModel(let step): emit(.modelShown(step), at: clock, into: &events)
    case .show(let command, let lines):
      emit(.shown(command: command, lines: lines), at: clock, into: &events)
    case .ask(let question): emit(.asked(question), at: clock, into: &events)
    case .openEditor: emit(.editorOpened, at: clock, into: &events)
    case .closeEditor: emit(.editorClosed, at: clock, into: &events)
    case .tests(let run): emit(.tests(run), at: clock, into: &events)
    case .end(let reason): end(reason, into: &events)
    }
  }

  private mutating func move(by departure: Event.Departure, into events: inout [Event]) {
    guard let step, departure == .next || step != round.steps[0] else { return }
    leave(step, by: departure, into: &events)
    settle(into: &events)
  }

  private mutating func leave(
    _ step: Step, by departure: Event.Departure, into events: inout [Event]
  ) {
    emit(.stepEnded(step, used: clock - stayStart, by: departure), at: clock, into: &events)
  }

  /// Says what follows from having left a step; also mends a transcript that was cut off in
  /// between.
  private mutating func settle(into events: inout [Event]) {
    guard case .between(let step, let departure) = phase else { return }
    switch departure {
    case .next:
      for checkpoint in round.checkpoints
      where checkpoint.step == step && outcome(of: checkpoint) == nil {
        emit(.checkpointMet(checkpoint), at: clock, into: &events)
      }
      emit(.stepStarted(step.next ?? step), at: clock, into: &events)
    case .back: emit(.stepStarted(step.previous ?? step), at: clock, into: &events)
    case .end: emit(.stepStarted(step), at: clock, into: &events)
    }
  }

  private mutating func add(minutes: Int, into events: inout [Event]) {
    guard Session.addableMinutes.contains(minutes), phase != .finished else { return }
    emit(.added(minutes: minutes), at: clock, into: &events)
    if round.drill == nil {
      emit(.replanned(deepDives: outlook.deepDives), at: clock, into: &events)
    }
  }

  private mutating func end(_ reason: Event.EndReason, into events: inout [Event]) {
    if let step { leave(step, by: .end, into: &events) }
    emit(
      .ended(phase == .finished && reason != .setAside ? .finished : reason), at: clock,
      into: &events)
  }
}

extension Input {
  /// Whether someone who stopped the clock lets it go on by doing this.
  ///
  /// Whoever knows how long the clock stood hands in `resume` before it.
  public var letsClockGoOn: Bool {
    switch self {
    case .say, .next, .back: true
    case .start, .undo, .pause, .resume, .slept, .skip, .add, .tick, .hint, .showModel, .show, .ask,
      .openEditor, .closeEditor, .tests, .end:
      false
    }
  }
}

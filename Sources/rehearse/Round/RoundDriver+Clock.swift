import Interview
import LineEditor

extension RoundDriver {
  /// What the clock did since the last time; returns when to be woken next.
  func wake(at now: Duration) -> Duration? {
    noteSleep()
    advance(to: clock.time(at: now))
    let deliveries = tests.fetch()
    if endsWithTests, !tests.isBusy {
      // Nothing is waited for any more, so no question is to stand below the results.
      editor.prompt = ""
      editor.stop()
    }
    for delivery in deliveries { take(delivery) }
    if let due = syncAt, due <= now {
      syncAt = nil
      if let trouble = recorder.sync() { show(savingText(trouble)) }
    }
    tick()
    return [syncAt, nextFlag, nextTick(after: now)].compactMap { $0 }.min()
  }

  /// The machine's sleep is told as it is, or belongs to the pause that it came in.
  func noteSleep() {
    guard let slept = sleepDetector.sleep() else { return }
    if session.isPaused {
      sleptInPause += slept
    } else {
      deliver(.slept(gap: slept))
    }
  }

  /// Lets the clock run, one deadline at a time, so that each is told as the plan stood at its
  /// moment.
  func advance(to time: Duration) {
    while let deadline = session.nextDeadline, deadline < time {
      keep(session.advance(to: deadline + .milliseconds(1)))
    }
    keep(session.advance(to: time))
  }

  /// The prompt with the time in it: ticking, or in words as it was when the prompt came.
  func refreshPrompt() {
    guard !isAsking, held == nil else { return }
    switch setup.traits.style {
    case .ticking: tick()
    case .plain: editor.prompt = stepText.plainPrompt
    case .piped: editor.prompt = setup.traits.isInteractive ? stepText.plainPrompt : ""
    }
  }

  /// Brings the times on the screen up to date, unless a question stands there.
  private func tick() {
    guard !isAsking, held == nil, setup.traits.style == .ticking else { return }
    editor.clock = stepText.clock(columns: editor.columns)
    editor.prompt = stepText.tickingPrompt(columns: editor.columns)
  }

  /// A deadline has passed a millisecond after it.
  private var nextFlag: Duration? {
    session.nextDeadline.flatMap { clock.reading(at: $0 + .milliseconds(1)) }
  }

  private func nextTick(after now: Duration) -> Duration? {
    guard setup.traits.style == .ticking, session.step != nil, !session.isPaused else { return nil }
    guard clock.speed == 1 else { return now + .seconds(1) }
    let seconds = clock.time(at: now).components.seconds
    return clock.reading(at: .seconds(seconds + 1))
  }

  func take(_ delivery: StageTests.Delivery) {
    newestReport = delivery.report
    deliver(.tests(delivery.report.run(for: delivery.step)))
  }
}

extension RoundDriver {
  /// Shows what a person is told of events, in their order.
  func present(_ new: [Event]) {
    let notices = NoticeText(session: session, tellsLastMinute: setup.traits.style != .ticking)
    var lines: [ScreenLine] = []
    var rings = false
    for event in new {
      if let line = notices.line(for: event, among: new) { lines.append(line) }
      rings = rings || NoticeText.rings(event.kind)
      lines += self.lines(for: event, among: new)
    }
    show(lines)
    if rings { ring() }
    if new.contains(where: { $0.kind.changesPrompt }) { refreshPrompt() }
  }

  private func lines(for event: Event, among new: [Event]) -> [ScreenLine] {
    switch event.kind {
    case .stepEnded(let step, _, .next): finished(step, in: new)
    case .stepStarted(let step): stepText.introduction(of: step)
    case .asked(let question): [ScreenLine(question.text, marker: "Interviewer: ")]
    case .tests(let run): [TestText.line(for: run)]
    case .resumed(let gap) where gap >= .seconds(1):
      [ScreenLine("The clock goes on; it stood still for \(SpokenTime.length(gap)).", .quiet)]
    default: []
    }
  }

  private func finished(_ step: Step, in new: [Event]) -> [ScreenLine] {
    endedStep = step
    tests.start(session.round.drill == nil ? step.earlier + [step] : [step], after: step)
    let met = Checkpoint.allCases.first { checkpoint in
      new.contains { $0.kind == .checkpointMet(checkpoint) }
    }
    var lines = [stepText.ending(of: step, met: met)]
    if setup.isAloud, let coverage = coverage(of: step) {
      lines += GuideText.checklist(coverage)
      lines.append(ScreenLine("What did you cover aloud? :did 2 4 ticks it.", .quiet))
    }
    return lines
  }

  /// Rings once for notices that come within two seconds of each other.
  func ring() {
    guard held == nil else {
      held?.rings = true
      return
    }
    let now = LineEditor.now()
    defer { lastNotice = now }
    if let lastNotice, now - lastNotice <= .seconds(2) { return }
    // In a file or a pipe a bell would only be a strange character.
    if !setup.isQuiet, setup.traits.outputIsTerminal { editor.ring() }
  }
}

extension Event.Kind {
  /// Whether the prompt that stands on the screen is no longer right.
  fileprivate var changesPrompt: Bool {
    switch self {
    case .stepStarted, .stepEnded, .paused, .resumed: true
    default: false
    }
  }
}

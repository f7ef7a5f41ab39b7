import Foundation
import Coaching
import Interview
import Interviewer
import LineEditor
import Report
import Transcripts

/// Sits a session through: lines and the clock go into the session, its events to the file and the
/// screen.
@MainActor
final class RoundDriver {
  /// How a session was left.
  enum Exit {
    case ended
    case stopped(signal: Int32)
  }

  /// Lines that wait for the screen, and whether they ring.
  struct Held {
    var lines: [ScreenLine] = []
    var rings = false
  }

  let setup: SessionSetup
  let editor: LineEditor
  let tests: StageTests
  let partner: InterviewPartner
  var session: Session
  var events: [Event]
  var clock: RoundClock
  var recorder: Recorder
  var sleepDetector = SleepDetector()
  /// How long the machine has slept since the person stopped the clock.
  var sleptInPause = Duration.zero
  /// Whether the read that is under way ends when no test runs any more.
  var endsWithTests = false
  /// The newest result of each run, for `:tests`.
  var newestReport: SuiteReport?
  /// The step that ended last, which `:did` and `:model` are about.
  var endedStep: Step?
  /// The reading at which the last notice came, so that those within two seconds are one.
  var lastNotice: Duration?
  /// When the disk is made to take what was written.
  var syncAt: Duration?
  /// Whether a question stands where the prompt does.
  var isAsking = false
  /// Whether the last ticks were asked for and given.
  var areTicksDone = false
  /// What waits to be shown while another program has the screen; nil while none has.
  var held: Held?
  /// What the next prompt begins with.
  var initialText = ""

  /// - Parameters:
  ///   - session: A session that has not started, or one to be resumed.
  ///   - events: The events that led to it.
  init(
    setup: SessionSetup, session: Session, events: [Event], editor: LineEditor, tests: StageTests,
    recorder: consuming Recorder
  ) {
    self.setup = setup
    self.session = session
    self.events = events
    self.editor = editor
    self.tests = tests
    self.recorder = recorder
    partner = InterviewPartner(prompt: setup.prompt)
    clock = RoundClock(
      reading: LineEditor.now(), time: session.clock, speed: setup.header.speed)
    endedStep = Self.lastEnded(in: events)
  }

  /// Starts the clock, or lets it go on after it stood for `gap`, and returns when the session is
  /// over.
  ///
  /// - Parameter start: The reading that the clock starts at, so that opening the transcript does
  ///   not make every flag late; now, when nil.
  func run(from start: Duration?, resumingAfter gap: Duration?) -> Exit {
    let start = start ?? LineEditor.now()
    clock = RoundClock(
      reading: start, time: session.clock, speed: setup.header.speed)
    editor.onWake = { [unowned self] now in wake(at: now) }
    editor.completions = Completions.candidates
    defer {
      editor.onWake = nil
      tests.close()
    }
    deliver(gap.map(Input.resume) ?? .start, at: start)
    if gap == nil { askForPlan() }
    // From a pipe every line counts, those after the last step too.
    while !session.isEnded, session.phase != .finished || !setup.traits.isInteractive {
      guard let exit = take(readLine()) else { continue }
      return exit
    }
    return session.isEnded ? .ended : finish()
  }

  /// Gives the file free; what could not be saved is returned.
  func close() -> TranscriptFile.Unsaved? {
    recorder.close()
  }

  private func readLine() -> LineEditor.Outcome {
    refreshPrompt()
    return readAgain()
  }

  /// Reads a line, which begins with one that was put back for correction.
  func readAgain() -> LineEditor.Outcome {
    defer { initialText = "" }
    return editor.read(initial: initialText)
  }

  private func take(_ outcome: LineEditor.Outcome) -> Exit? {
    switch outcome {
    case .line(let line): take(line)
    case .interrupted(let hadText): if !hadText { return confirmEnd() }
    case .endOfInput:
      guard setup.traits.isInteractive else { return endOfInput() }
      return confirmEnd()
    case .terminated(let signal): return stop(signal)
    case .stopped: break
    case .failed: return stop(SIGHUP)
    }
    return nil
  }

  private static func lastEnded(in events: [Event]) -> Step? {
    for event in events.reversed() {
      if case .stepEnded(let step, _, .next) = event.kind { return step }
    }
    return nil
  }
}

extension RoundDriver {
  /// What the screen can take, at this moment.
  var layout: Layout { setup.traits.layout(columns: editor.columns) }

  var stepText: StepText { StepText(session: session, prompt: setup.prompt) }

  /// Shows lines above what is being typed.
  func show(_ lines: [ScreenLine]) {
    guard !lines.isEmpty else { return }
    guard held == nil else {
      held?.lines += lines
      return
    }
    // The prompt is printed again below: with the time as it is now.
    refreshPrompt()
    editor.show(layout.text(lines))
  }

  /// Shows what has waited for the screen.
  func showHeld() {
    guard let held else { return }
    self.held = nil
    show(held.lines)
    if held.rings { ring() }
  }

  /// Hands an input to the session, now unless it came earlier, keeps what happened, and shows it.
  func deliver(_ input: Input, at reading: Duration? = nil) {
    if session.isPaused, input.letsClockGoOn { resume() }
    let now = reading ?? LineEditor.now()
    advance(to: clock.time(at: now))
    let wasRunning = isClockRunning
    let new = session.receive(input, at: clock.time(at: now))
    if wasRunning, !isClockRunning { clock.pause(at: now) }
    if !wasRunning, isClockRunning { _ = clock.resume(at: now) }
    keep(new)
  }

  /// Whether the time of the round goes on.
  private var isClockRunning: Bool { session.step != nil && !session.isPaused }

  /// Writes events down, then shows what a person is told of them.
  func keep(_ new: [Event]) {
    guard !new.isEmpty else { return }
    events += new
    let change = recorder.record(new)
    if recorder.needsSync { syncAt = syncAt ?? LineEditor.now() + Self.syncDelay }
    if let change { show(savingText(change)) }
    present(new)
  }

  /// Long enough for the next prompt to be drawn before the disk is waited for.
  private static let syncDelay = Duration.milliseconds(5)

  func savingText(_ change: Recorder.Change) -> [ScreenLine] {
    switch change {
    case .failing(let errno):
      [
        ScreenLine(
          "Not saved: \(SystemError.text(errno)). The round goes on; your lines are kept in memory "
            + "and saved as soon as that works again.", .bad)
      ]
    case .recovered: [ScreenLine("Saved again, with everything since.", .good)]
    case .unconfirmed(let errno):
      [
        ScreenLine(
          "Your lines are written, but the disk does not confirm it (\(SystemError.text(errno))): "
            + "a power cut could cost the newest ones.", .bad)
      ]
    }
  }
}

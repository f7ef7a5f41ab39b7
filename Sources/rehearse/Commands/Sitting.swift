import Foundation
import Interview
import LineEditor
import Prompts
import Report
import Transcripts

/// A person, or a pipe, at the terminal: the questions before the clock starts, the session, and
/// its end.
@MainActor
final class Sitting {
  let surroundings: Surroundings
  let traits: TerminalTraits
  let screen: ScreenOptions
  private let editor: LineEditor

  init(
    surroundings: Surroundings, traits: TerminalTraits, screen: ScreenOptions
  ) throws(CommandError) {
    self.surroundings = surroundings
    self.traits = traits
    self.screen = screen
    do {
      editor = try LineEditor(program: "rehearse", style: traits.style)
    } catch {
      throw CommandError(error)
    }
    editor.sourceEditrc()
    if traits.isInteractive { editor.loadHistory(from: historyFile) }
  }

  /// Gives the terminal back.
  func close() {
    if traits.isInteractive {
      try? FileManager.default.createDirectory(
        atPath: surroundings.places.settings, withIntermediateDirectories: true)
      _ = editor.saveHistory(to: historyFile)
    }
    editor.close()
  }

  func show(_ lines: [ScreenLine]) {
    editor.show(layout.text(lines))
  }

  private var layout: Layout { traits.layout(columns: editor.columns) }

  private var historyFile: String { surroundings.places.settings + "/history" }
}

// MARK: - Before the clock starts

extension Sitting {
  /// How the person rehearses: what they said once, or say now.
  func rememberedMode() throws(LeftBeforeStart) -> RehearsalMode {
    let folder = surroundings.places.settings
    var settings = Settings(folder: folder)
    if let mode = settings.mode.flatMap(RehearsalMode.init(rawValue:)) { return mode }
    show([
      ScreenLine(
        "Do you rehearse aloud, with a few notes, or type everything? This is asked once; "
          + "--aloud and --typed change it.")
    ])
    while true {
      let answer = try ask("aloud or typed> ").lowercased()
      guard let mode = RehearsalMode.allCases.first(where: { $0.rawValue.hasPrefix(answer) }),
        !answer.isEmpty
      else {
        show([ScreenLine("Please type aloud or typed; the first letter will do.")])
        continue
      }
      settings.mode = mode.rawValue
      try? settings.save(folder: folder)
      return mode
    }
  }

  /// Whether an unfinished session is gone on with.
  func wantsToResume(_ summary: Summary) throws(LeftBeforeStart) -> Bool {
    let place = summary.stoppedIn.map { " in \($0.title)" } ?? ""
    show([
      ScreenLine(
        "There is an unfinished session from \(LocalTime.text(summary.header.started)), "
          + "stopped\(place) at \(ClockText.clock(summary.reached)).")
    ])
    while true {
      switch try ask("Go on with it? [Y/n] ").lowercased() {
      case "", "y", "yes": return true
      case "n", "no": return false
      default: show([ScreenLine("Please type y or n; Return is yes.")])
      }
    }
  }

  /// - Returns: When Return was pressed, on the editor's clock.
  func waitForReturn(to what: String) throws(LeftBeforeStart) -> Duration {
    while true {
      let line = try askForLine("Press Return to \(what). ")
      switch SessionCommand.read(line.text, isPasted: false) {
      case _ where line.text.allSatisfy(\.isWhitespace): return line.entered
      case .command(.quit): throw LeftBeforeStart(status: ExitStatus.done)
      default:
        editor.remember(line.text, kept: false)
        show([ScreenLine("The clock starts with Return alone; then Up brings your line back.")])
      }
    }
  }

  private func ask(_ prompt: String) throws(LeftBeforeStart) -> String {
    try askForLine(prompt).text.trimmingCharacters(in: .whitespaces)
  }

  private func askForLine(_ prompt: String) throws(LeftBeforeStart) -> LineEditor.Line {
    editor.prompt = prompt
    editor.clock = ""
    switch editor.read() {
    case .line(let line): return line
    case .endOfInput, .stopped: throw LeftBeforeStart(status: ExitStatus.done)
    case .interrupted: throw LeftBeforeStart(status: ExitStatus.interrupted)
    case .terminated(let signal): throw LeftBeforeStart(status: ExitStatus.signalled(signal))
    case .failed: throw LeftBeforeStart(status: ExitStatus.failed)
    }
  }
}

// MARK: - The session

extension Sitting {
  /// Sits a session through and says at its end where it is saved.
  ///
  /// - Parameters:
  ///   - start: The reading at which the clock starts; now, when nobody was asked to press Return.
  ///   - gap: How long a session that is resumed stood still; nil for one that begins.
  func sit(
    _ setup: SessionSetup, session: Session, events: [Event], recorder: consuming Recorder,
    from start: Duration?, resumingAfter gap: Duration?
  ) -> Int32 {
    let bundle = TestBundle(
      places: surroundings.places, environment: surroundings.environment)
    if let bundle, bundle.isOutOfDate {
      show([ScreenLine("The sources are newer than the built tests; what is built is run.", .quiet)]
      )
    }
    let waker = editor.waker
    let path = recorder.path
    let driver = RoundDriver(
      setup: setup, session: session, events: events, editor: editor,
      tests: StageTests(bundle: bundle, wake: { waker.wake() }), recorder: recorder)
    let exit = driver.run(from: start, resumingAfter: gap)
    let unsaved = driver.close()
    let isLost = tell(unsaved)
    switch exit {
    case .stopped(let signal):
      tellStopped(path, isFinished: driver.session.phase == .ended(.finished))
      return ExitStatus.signalled(signal)
    case .ended:
      showEnd(setup, driver.session, driver.events, path: path)
      if let errno = editor.outputTrouble { StandardStreams.note(errno) }
      return isLost ? ExitStatus.failed : ExitStatus.done
    }
  }

  /// What could not be written is printed, so that it is not lost.
  private func tell(_ unsaved: TranscriptFile.Unsaved?) -> Bool {
    guard let unsaved else { return false }
    let count = SpokenTime.count(unsaved.lines.count, "line")
    StandardStreams.complain(
      "\(count) could not be saved (\(SystemError.text(unsaved.errno))): "
        + "append what follows to the transcript")
    for line in unsaved.lines { StandardStreams.quote(line) }
    return true
  }

  private func tellStopped(_ path: String?, isFinished: Bool) {
    guard let path else { return }
    let way = isFinished ? "the round is finished: look at it by" : "go on with it by"
    let command = "\(surroundings.places.command) \(isFinished ? "review" : "resume")"
    StandardStreams.complain("stopped: \(way) \(command) \(Places.typed(path))")
  }

  private func showEnd(_ setup: SessionSetup, _ session: Session, _ events: [Event], path: String?)
  {
    let report = SessionReport(
      transcript: Transcript(header: setup.header, events: events), prompt: setup.prompt)
    let width = layout.pageWidth
    let isPlain = traits.style == .plain || (traits.style == .piped && traits.isInteractive)
    var lines = [ScreenLine.empty]
    lines +=
      traits.isInteractive
      ? report.summary(width: width, isPlain: isPlain) : report.lines(width: width, isPlain: false)
    lines += [.empty] + wayOn(session, path: path)
    show(lines)
  }

  /// Where the session is, and what can be done with it; never wrapped, so that it can be copied.
  private func wayOn(_ session: Session, path: String?) -> [ScreenLine] {
    guard let path else { return [ScreenLine("This session was not saved.")] }
    let command = surroundings.places.command
    let file = Places.typed(path)
    var lines = [
      ScreenLine("Transcript: \(file)", .drawing),
      ScreenLine("Review it:  \(command) review \(file)", .drawing),
    ]
    if session.phase != .ended(.finished) {
      lines.append(ScreenLine("Resume it:  \(command) resume \(file)", .drawing))
    }
    return lines
  }
}

import Foundation
import Interview
import LineEditor
import Prompts
import Report
import Transcripts

/// `rehearse resume`: goes on with an unfinished session.
@MainActor
struct ResumeCommand {
  let surroundings: Surroundings
  let file: String?
  var screen = ScreenOptions()

  func run() throws(CommandError) -> Int32 {
    let traits = surroundings.traits(isPlain: screen.isPlain)
    let sitting = try Sitting(surroundings: surroundings, traits: traits, screen: screen)
    defer { sitting.close() }
    return try run(sitting, waitsForReturn: traits.isInteractive)
  }

  /// Goes on at a terminal that is open already.
  func run(_ sitting: Sitting, waitsForReturn: Bool) throws(CommandError) -> Int32 {
    let path = try self.path()
    // When the last line was written: nobody can know better when the program was killed.
    let stoppedAt = Platform.modified(path)
    // Opened first: once it is locked nobody else adds to what is read.
    let file = try Self.open(path)
    let transcript = try surroundings.transcript(path).0
    let header = transcript.header
    let session = Session(round: header.round, folding: transcript.events)
    guard session.phase != .ended(.finished), session.phase != .waiting else {
      let state = session.phase == .waiting ? "has not begun" : "is finished"
      throw CommandError(
        "\(Places.typed(path)) \(state): \(surroundings.places.command) starts a new session")
    }
    let prompt = try self.prompt(header)
    sitting.show([ScreenLine(status(session, prompt), .heading)])
    var start: Duration?
    if waitsForReturn {
      do {
        start = try sitting.waitForReturn(to: "go on")
      } catch {
        return error.status
      }
    }
    let gap = max(.zero, Duration.seconds(stoppedAt.map { Date().timeIntervalSince($0) } ?? 0))
    let setup = SessionSetup(
      prompt: prompt, header: header, traits: sitting.traits, isQuiet: sitting.screen.isQuiet)
    return sitting.sit(
      setup, session: session, events: transcript.events, recorder: Recorder(file: file),
      from: start, resumingAfter: gap.flooredToMilliseconds)
  }

  private static func open(_ path: String) throws(CommandError) -> TranscriptFile {
    do {
      return try TranscriptFile(resuming: path)
    } catch .cannotWrite(_, let errno) {
      throw CommandError(
        "nothing can be added to \(Places.typed(path)) (\(SystemError.text(errno))): "
          + "make room on the disk first")
    } catch {
      throw CommandError(error, path: path)
    }
  }

  private func path() throws(CommandError) -> String {
    if let file { return file }
    do {
      if let summary = try surroundings.folder.newestUnfinished() { return summary.path }
    } catch {
      throw CommandError(error, path: surroundings.places.transcripts)
    }
    throw CommandError(
      "there is no unfinished session: \(surroundings.places.command) starts a new one")
  }

  private func prompt(_ header: Header) throws(CommandError) -> Prompt {
    do {
      return try PromptFolder(path: surroundings.places.prompts)
        .prompt(for: PromptArgument(header.prompt))
    } catch {
      throw CommandError(error)
    }
  }

  private func status(_ session: Session, _ prompt: Prompt) -> String {
    let place = Self.step(of: session).map { " in \($0.title)" } ?? ""
    let length = session.length.components.seconds / 60
    return
      "\(prompt.title): going on\(place) at \(ClockText.clock(session.clock)) of \(length) minutes."
  }

  /// The step that a session stopped in, whether it was ended or cut off.
  private static func step(of session: Session) -> Step? {
    var resumed = session
    _ = resumed.receive(.resume(gap: .zero), at: session.clock)
    return resumed.step
  }
}

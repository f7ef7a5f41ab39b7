import Foundation
import Interview
import LineEditor
import Prompts
import Transcripts

/// `rehearse start`: everything up to the moment the clock starts.
@MainActor
struct StartCommand {
  let surroundings: Surroundings
  let options: StartOptions

  private var places: Places { surroundings.places }

  func run() throws(CommandError) -> Int32 {
    let prompt = try self.prompt()
    try checkSaving()
    let traits = surroundings.traits(isPlain: options.screen.isPlain)
    let sitting = try Sitting(surroundings: surroundings, traits: traits, screen: options.screen)
    defer { sitting.close() }
    guard traits.isInteractive else {
      return try begin(prompt, mode: options.mode ?? .typed, sitting, at: nil)
    }
    let opening: Opening
    do {
      opening = try self.opening(prompt, sitting)
    } catch {
      return error.status
    }
    switch opening {
    case .resume(let path):
      return try ResumeCommand(surroundings: surroundings, file: path)
        .run(sitting, waitsForReturn: false)
    case .start(let mode, let start):
      return try begin(prompt, mode: mode, sitting, at: start)
    }
  }

  /// What the person decided before the clock starts.
  private enum Opening {
    case resume(path: String)
    case start(RehearsalMode, at: Duration)
  }

  private func opening(
    _ prompt: Prompt, _ sitting: Sitting
  ) throws(LeftBeforeStart) -> Opening {
    if let unfinished = try resumable(sitting) { return .resume(path: unfinished.path) }
    // `??` would lose the error's type.
    let mode = if let asked = options.mode { asked } else { try sitting.rememberedMode() }
    sitting.show(Introduction(prompt: prompt, round: round, isAloud: mode == .aloud).lines)
    return .start(mode, at: try sitting.waitForReturn(to: "start"))
  }

  private var round: Round {
    let minutes = options.minutes ?? Round.standardMinutes
    return options.step.map { Round(drilling: $0, outOf: minutes) } ?? Round(minutes: minutes)
  }

  private func prompt() throws(CommandError) -> Prompt {
    do {
      return try PromptFolder(path: places.prompts).prompt(for: argument)
    } catch {
      throw CommandError(error)
    }
  }

  private var argument: PromptArgument { PromptArgument(options.prompt ?? "photo-feed") }

  /// Finds out before anybody has said anything whether it can be saved.
  private func checkSaving() throws(CommandError) {
    do throws(TranscriptError) {
      switch options.saving {
      case .nothing: break
      case .newFile: try surroundings.folder.tryWriting()
      case .file(let file):
        guard !FileManager.default.fileExists(atPath: file) else {
          throw TranscriptError.alreadyExists(path: file)
        }
        let folder = URL(filePath: file).deletingLastPathComponent().path
        try TranscriptFolder(path: folder).tryWriting()
      }
    } catch {
      throw CommandError(error, path: places.transcripts)
    }
  }

  /// The session that the person would rather go on with, if there is one.
  private func resumable(_ sitting: Sitting) throws(LeftBeforeStart) -> Summary? {
    // How one rehearses and what the screen is like do not make it another session.
    var others = options
    others.mode = nil
    guard others == StartOptions(screen: options.screen),
      let summary = try? surroundings.folder.newestUnfinished()
    else { return nil }
    guard try sitting.wantsToResume(summary) else {
      if var file = try? TranscriptFile(resuming: summary.path) {
        let transcript = try? Transcript(reading: summary.path)
        var session = Session(round: summary.header.round, folding: transcript?.events ?? [])
        file.append(session.receive(.end(.setAside), at: session.clock))
        _ = file.close()
      }
      return nil
    }
    return summary
  }

  private func begin(
    _ prompt: Prompt, mode: RehearsalMode, _ sitting: Sitting, at start: Duration?
  ) throws(CommandError) -> Int32 {
    var header = Header(
      started: Date(), prompt: prompt.id, round: round, mode: mode, speed: options.speed,
      program: Program.version)
    if case .file(let path) = argument {
      header.prompt = URL(filePath: path).standardizedFileURL.path
    }
    let recorder = try recorder(header)
    let setup = SessionSetup(
      prompt: prompt, header: header, traits: sitting.traits, isQuiet: options.screen.isQuiet)
    let session = Session(round: round)
    return sitting.sit(
      setup, session: session, events: [], recorder: recorder, from: start,
      resumingAfter: nil)
  }

  private func recorder(_ header: Header) throws(CommandError) -> Recorder {
    do {
      return switch options.saving {
      case .nothing: Recorder()
      case .newFile: Recorder(file: try surroundings.folder.newFile(header: header))
      case .file(let path): Recorder(file: try TranscriptFile(creating: path, header: header))
      }
    } catch {
      throw CommandError(error, path: places.transcripts)
    }
  }
}

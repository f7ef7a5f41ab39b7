import Foundation
import Interview

/// The whole program: reads the command line, does one command, gives its exit status.
@MainActor
enum Program {
  /// The version, as transcripts carry it.
  nonisolated static let version = "0.1.0"

  static func run(_ words: [String], environment: [String: String], path: String) -> Int32 {
    StandardStreams.openClosed()
    // A file that may not grow any more is a write that fails, as on a full disk.
    signal(SIGXFSZ, SIG_IGN)
    let command: Command
    do {
      command = try ArgumentParser.command(words)
    } catch {
      StandardStreams.complain(error.sentence)
      return ExitStatus.usage
    }
    do {
      let status = try run(command, environment: environment, path: path)
      guard status == ExitStatus.done, let errno = StandardStreams.outputTrouble else {
        return status
      }
      StandardStreams.complain("the output could not be written: \(SystemError.text(errno))")
      return ExitStatus.failed
    } catch {
      StandardStreams.complain(error.sentence)
      return ExitStatus.failed
    }
  }

  private static func run(
    _ command: Command, environment: [String: String], path: String
  ) throws(CommandError) -> Int32 {
    // Only for what needs one: help is there without a folder of prompts.
    func surroundings() throws(CommandError) -> Surroundings {
      Surroundings(
        environment: environment, places: try places(environment: environment, path: path))
    }
    switch command {
    case .help(let page): return show(page.text)
    case .version: return show("rehearse \(version)")
    case .feed(let words): return try FeedCommand(program: path, words: words).run()
    case .start(let options):
      return try StartCommand(surroundings: surroundings(), options: options).run()
    case .resume(let file, let screen):
      return try ResumeCommand(surroundings: surroundings(), file: file, screen: screen).run()
    case .review(let file, let form):
      return try ReviewCommand(surroundings: surroundings(), file: file, form: form).run()
    case .list(let asJSON):
      return try ListCommand(surroundings: surroundings(), asJSON: asJSON).run()
    case .test(let steps): return try TestCommand(surroundings: surroundings(), steps: steps).run()
    case .prompts: return try PromptsCommand(surroundings: surroundings()).list()
    case .checkPrompt(let file):
      return try PromptsCommand(surroundings: surroundings()).check(file)
    }
  }

  private static func show(_ text: String) -> Int32 {
    StandardStreams.write(text + "\n")
    return ExitStatus.done
  }

  private static func places(
    environment: [String: String], path: String
  ) throws(CommandError) -> Places {
    do {
      return try Places(environment: environment, program: path)
    } catch {
      switch error {
      case .noRoot(let program):
        throw CommandError(
          "no folder above \(program) holds prompts/: set REHEARSE_ROOT to the one that does")
      case .badRoot(let folder):
        throw CommandError(
          "REHEARSE_ROOT is \(folder), which holds no prompts/: correct or unset it")
      }
    }
  }
}

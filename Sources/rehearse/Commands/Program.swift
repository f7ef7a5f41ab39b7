import Foundation
import Interview

/// The whole program: reads the command line, does one command, gives its exit status.
@MainActor
enum Program {
  /// The version, as transcripts carry it.
  nonisolated static let version = "0.1.0"

  static func run(_ words: [String], environment: [String: String], path: String) -> Int32 {
    do {
      let command = try ArgumentParser.command(words)
      switch command {
      case .help(let page): StandardStreams.write(page.text + "\n")
      case .version: StandardStreams.write("rehearse \(version)\n")
      default: return try run(command, environment: environment, path: path)
      }
      return ExitStatus.done
    } catch let error as UsageError {
      StandardStreams.complain(error.sentence)
      return ExitStatus.usage
    } catch let error as CommandError {
      StandardStreams.complain(error.sentence)
      return ExitStatus.failed
    } catch {
      StandardStreams.complain("\(error)")
      return ExitStatus.failed
    }
  }

  private static func run(
    _ command: Command, environment: [String: String], path: String
  ) throws -> Int32 {
    if case .feed(let words) = command {
      return try FeedCommand(program: path, words: words).run()
    }
    let surroundings = Surroundings(
      environment: environment, places: try places(environment: environment, path: path))
    return switch command {
    case .start(let options):
      try StartCommand(surroundings: surroundings, options: options).run()
    case .resume(let file, let screen):
      try ResumeCommand(surroundings: surroundings, file: file, screen: screen).run()
    case .review(let file, let form):
      try ReviewCommand(surroundings: surroundings, file: file, form: form).run()
    case .list(let asJSON): try ListCommand(surroundings: surroundings, asJSON: asJSON).run()
    case .test(let steps): try TestCommand(surroundings: surroundings, steps: steps).run()
    case .prompts: try PromptsCommand(surroundings: surroundings).list()
    case .checkPrompt(let file): try PromptsCommand(surroundings: surroundings).check(file)
    case .feed, .help, .version: ExitStatus.done
    }
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

import Interview
import Testing
import Transcripts

@testable import rehearse

@Suite("ArgumentParser")
struct ArgumentParserTests {
  private static func start(_ change: (inout StartOptions) -> Void = { _ in }) -> Command {
    var options = StartOptions()
    change(&options)
    return .start(options)
  }

  private static let starting: [(String, Command)] = [
    ("", start()),
    ("start", start()),
    ("photo-feed", start { $0.prompt = "photo-feed" }),
    ("start photo-feed", start { $0.prompt = "photo-feed" }),
    ("start start", start { $0.prompt = "start" }),
    ("start reveiw", start { $0.prompt = "reveiw" }),
    ("my/chat.json", start { $0.prompt = "my/chat.json" }),
    ("review.json", start { $0.prompt = "review.json" }),
    ("./reveiw", start { $0.prompt = "./reveiw" }),
    ("--minutes 35", start { $0.minutes = 35 }),
    ("--minutes=36", start { $0.minutes = 36 }),
    ("--minutes 119", start { $0.minutes = 119 }),
    ("--minutes 120", start { $0.minutes = 120 }),
    ("--speed 1", start { $0.speed = 1 }),
    ("--speed 2", start { $0.speed = 2 }),
    ("--speed=599", start { $0.speed = 599 }),
    ("--speed=600", start { $0.speed = 600 }),
    ("--step 4", start { $0.step = .api }),
    ("--step=API", start { $0.step = .api }),
    ("--step arch", start { $0.step = .architecture }),
    ("--step deep-dives --minutes 60", start { ($0.step, $0.minutes) = (.deepDives, 60) }),
    ("--aloud", start { $0.mode = .aloud }),
    ("--typed", start { $0.mode = .typed }),
    ("--plain --quiet", start { ($0.screen.isPlain, $0.screen.isQuiet) = (true, true) }),
    ("--transcript a.jsonl", start { $0.saving = .file("a.jsonl") }),
    ("--transcript=a=b", start { $0.saving = .file("a=b") }),
    ("--no-transcript", start { $0.saving = .nothing }),
    ("--quiet chat --plain", start { ($0.prompt, $0.screen) = ("chat", .all) }),
    ("chat --plain --quiet", start { ($0.prompt, $0.screen) = ("chat", .all) }),
    ("--quiet -- chat", start { ($0.prompt, $0.screen.isQuiet) = ("chat", true) }),
    ("-- --plain", start { $0.prompt = "--plain" }),
    ("-- --help", start { $0.prompt = "--help" }),
    ("start -- --help", start { $0.prompt = "--help" }),
    ("-", start { $0.prompt = "-" }),
  ]

  private static let others: [(String, Command)] = [
    ("resume", .resume(file: nil, ScreenOptions())),
    ("resume a.jsonl --quiet", .resume(file: "a.jsonl", ScreenOptions(isQuiet: true))),
    ("resume --plain --quiet", .resume(file: nil, .all)),
    ("resume -- --plain", .resume(file: "--plain", ScreenOptions())),
    ("review", .review(file: nil, .page)),
    ("review a.jsonl", .review(file: "a.jsonl", .page)),
    ("review --json a.jsonl", .review(file: "a.jsonl", .json)),
    ("review a.jsonl --json", .review(file: "a.jsonl", .json)),
    ("review --plain", .review(file: nil, .plain)),
    ("review -- --json", .review(file: "--json", .page)),
    ("list", .list(asJSON: false)),
    ("list --json", .list(asJSON: true)),
    ("feed", .feed([])), ("feed --serve --port 8080", .feed(["--serve", "--port", "8080"])),
    ("feed --help", .feed(["--help"])),
    ("test", .test([])),
    ("test 4 api wrap-up 6 1", .test([.api, .wrapUp, .requirements])),
    ("prompts", .prompts),
    ("prompts check my.json", .checkPrompt(file: "my.json")),
    ("prompts check -- --my.json", .checkPrompt(file: "--my.json")),
    ("--version", .version),
    ("--help", .help(.rehearse)),
    ("-h", .help(.rehearse)),
    ("help", .help(.rehearse)),
    ("help review", .help(.review)),
    ("--plain --help", .help(.rehearse)),
    ("photo-feed -h", .help(.rehearse)),
    ("start --help", .help(.start)),
    ("start --minutes 5 --help", .help(.start)),
    ("resume --help", .help(.resume)),
    ("review --unknown -h", .help(.review)),
    ("list --help", .help(.list)),
    ("test --help", .help(.test)),
    ("prompts --help", .help(.prompts)),
    ("prompts check --help", .help(.prompts)),
  ]

  @Test("a command line that starts a session is understood", arguments: starting)
  func starts(line: String, command: Command) throws {
    #expect(try ArgumentParser.command(words(line)) == command)
  }

  @Test("every other command line is understood", arguments: others)
  func understands(line: String, command: Command) throws {
    #expect(try ArgumentParser.command(words(line)) == command)
  }

  @Test("a word may hold blanks, and may be empty")
  func wordsWithBlanks() throws {
    let file = Command.review(file: "my talk.jsonl", .page)
    #expect(try ArgumentParser.command(["review", "my talk.jsonl"]) == file)
    #expect(try ArgumentParser.command([""]) == Self.start { $0.prompt = "" })
  }

  private func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }
}

extension ScreenOptions {
  fileprivate static let all = ScreenOptions(isPlain: true, isQuiet: true)
}

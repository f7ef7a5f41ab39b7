import Interview
import Prompts
import Transcripts

/// Reads the words of a command line.
struct ArgumentParser {
  /// The speeds of the clock that can be asked for.
  static let speeds = 1...600

  private static let commands = ["start", "resume", "review", "list", "test", "feed", "prompts"]

  /// The command that the words ask for.
  static func command(_ words: [String]) throws(UsageError) -> Command {
    guard let first = words.first else { return .start(StartOptions()) }
    switch first {
    case "--version": return .version
    case "--help", "-h", "help":
      guard words.count > 1, first == "help" else { return .help(.rehearse) }
      guard let page = HelpPage(rawValue: words[1]) else {
        throw .unknownCommand(
          words[1], nearest: nearest(to: words[1]).map { "rehearse help \($0)" })
      }
      return .help(page)
    default: break
    }
    guard let page = HelpPage(rawValue: first), page != .rehearse else {
      return try start(words, isBare: true)
    }
    let rest = Array(words.dropFirst())
    if page == .feed { return .feed(rest) }
    return asksForHelp(rest) ? .help(page) : try command(page, rest)
  }

  private static func command(_ page: HelpPage, _ words: [String]) throws(UsageError) -> Command {
    var options = OptionReader(words, page: page)
    switch page {
    case .rehearse, .start: return try start(words, isBare: false)
    case .feed: return .feed(words)
    case .resume:
      var screen = ScreenOptions()
      while let option = try options.nextOption(["--plain", "--quiet"]) {
        if option == "--plain" { screen.isPlain = true } else { screen.isQuiet = true }
      }
      return .resume(file: try options.oneArgument(), screen)
    case .review:
      var form = ReportForm.page
      while let option = try options.nextOption(["--json", "--plain"]) {
        guard form == .page else { throw .conflict("--json", "--plain") }
        form = option == "--json" ? .json : .plain
      }
      return .review(file: try options.oneArgument(), form)
    case .list:
      let asJSON = try options.flag("--json")
      try options.noArguments()
      return .list(asJSON: asJSON)
    case .test:
      _ = try options.nextOption([])
      var steps: [Step] = []
      for name in options.arguments {
        guard let step = Step(named: name) else { throw .unknownStep(name) }
        if !steps.contains(step) { steps.append(step) }
      }
      return .test(steps)
    case .prompts: return try prompts(&options)
    }
  }

  private static func prompts(_ options: inout OptionReader) throws(UsageError) -> Command {
    _ = try options.nextOption([])
    switch options.arguments.first {
    case nil: return .prompts
    case "check":
      guard options.arguments.count > 1 else { throw .missingFile(.prompts) }
      guard options.arguments.count == 2 else {
        throw .tooManyArguments(options.arguments[2], .prompts)
      }
      return .checkPrompt(file: options.arguments[1])
    case let word?: throw .tooManyArguments(word, .prompts)
    }
  }

  /// - Parameter isBare: Whether the word `start` was left out, so that a mistyped command is
  ///   likely.
  private static func start(_ words: [String], isBare: Bool) throws(UsageError) -> Command {
    if isBare {
      if asksForHelp(words) { return .help(.rehearse) }
      try refuseMistyped(words[0])
    }
    var reader = OptionReader(words, page: .start)
    var options = StartOptions()
    while let option = try reader.nextOption(StartOption.names) {
      try StartOption(rawValue: option)?.apply(&reader, to: &options)
    }
    if options.step != nil, options.minutes != nil, options.step != .deepDives {
      throw .conflict("--step", "--minutes")
    }
    options.prompt = try reader.oneArgument()
    if isBare, let word = options.prompt { try refuseMistyped(word) }
    return .start(options)
  }

  /// A command that was mistyped would else be taken for the name of a prompt.
  private static func refuseMistyped(_ word: String) throws(UsageError) {
    guard case .name = PromptArgument(word), let command = nearest(to: word) else { return }
    throw .unknownCommand(word, nearest: "rehearse \(command)")
  }

  private static func nearest(to word: String) -> String? {
    Spelling(of: word).nearest(in: commands)
  }

  /// After `--` every word is an argument, these two as well.
  private static func asksForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }
}

import Interview
import Prompts
import Transcripts

/// Reads the words of a command line.
struct ArgumentParser {
  /// The speeds of the clock that can be asked for.
  static let speeds = 1...600

  private static let commands = ["start", "resume", "review", "list", "test", "prompts"]

  /// The command that the words ask for.
  static func command(_ words: [String]) throws(UsageError) -> Command {
    guard let first = words.first else { return .start(StartOptions()) }
    switch first {
    case "--version": return .version
    case "--help", "-h", "help":
      guard words.count > 1, first == "help" else { return .help(.rehearse) }
      guard let page = HelpPage(rawValue: words[1]) else {
        throw .unknownCommand(words[1], nearest: Spelling(of: words[1]).nearest(in: commands))
      }
      return .help(page)
    default: break
    }
    guard let page = HelpPage(rawValue: first), page != .rehearse else {
      return try start(words, isBare: true)
    }
    let rest = Array(words.dropFirst())
    let beforeFiles = rest.prefix { $0 != "--" }
    if beforeFiles.contains("--help") || beforeFiles.contains("-h") { return .help(page) }
    return try command(page, rest)
  }

  private static func command(_ page: HelpPage, _ words: [String]) throws(UsageError) -> Command {
    var options = OptionReader(words, page: page)
    switch page {
    case .rehearse, .start: return try start(words, isBare: false)
    case .resume:
      var screen = ScreenOptions()
      while let option = try options.nextOption(["--plain", "--quiet"]) {
        if option == "--plain" { screen.isPlain = true } else { screen.isQuiet = true }
      }
      return .resume(file: try options.oneArgument(), screen)
    case .review:
      let asJSON = try options.flag("--json")
      return .review(file: try options.oneArgument(), asJSON: asJSON)
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
    if words.contains("--help") || words.contains("-h") {
      return .help(isBare ? .rehearse : .start)
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
    if isBare, let word = options.prompt, case .name(let name) = PromptArgument(word),
      let command = Spelling(of: name).nearest(in: commands)
    {
      throw .unknownCommand(word, nearest: "rehearse \(command)")
    }
    return .start(options)
  }
}

/// The options of `start`, by the word that is typed.
private enum StartOption: String, CaseIterable {
  case minutes = "--minutes"
  case step = "--step"
  case aloud = "--aloud"
  case typed = "--typed"
  case plain = "--plain"
  case quiet = "--quiet"
  case speed = "--speed"
  case transcript = "--transcript"
  case noTranscript = "--no-transcript"

  static var names: [String] { allCases.map(\.rawValue) }

  func apply(
    _ reader: inout OptionReader, to options: inout StartOptions
  ) throws(UsageError) {
    switch self {
    case .minutes: options.minutes = try reader.number(Round.allowedMinutes)
    case .step:
      let name = try reader.value()
      guard let step = Step(named: name) else { throw .unknownStep(name) }
      options.step = step
    case .aloud:
      guard options.mode != .typed else { throw .conflict("--aloud", "--typed") }
      options.mode = .aloud
    case .typed:
      guard options.mode != .aloud else { throw .conflict("--aloud", "--typed") }
      options.mode = .typed
    case .plain: options.screen.isPlain = true
    case .quiet: options.screen.isQuiet = true
    case .speed: options.speed = try reader.number(ArgumentParser.speeds)
    case .transcript:
      let file = try reader.value()
      guard options.saving != .nothing else { throw .conflict("--transcript", "--no-transcript") }
      options.saving = .file(file)
    case .noTranscript:
      guard options.saving == .newFile || options.saving == .nothing else {
        throw .conflict("--transcript", "--no-transcript")
      }
      options.saving = .nothing
    }
  }
}

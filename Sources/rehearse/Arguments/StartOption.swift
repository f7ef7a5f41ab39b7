import Interview
import Transcripts

/// The options of `start`, by the word that is typed.
enum StartOption: String, CaseIterable {
  case minutes = "--minutes"
  case step = "--step"
  case aloud = "--aloud"
  case typed = "--typed"
  case plain = "--plain"
  case quiet = "--quiet"
  case speed = "--speed"
  case transcript = "--transcript"
  case noTranscript = "--no-transcript"

  /// The words of all of them.
  static var names: [String] { allCases.map(\.rawValue) }

  /// Puts the option that was just read among the others.
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

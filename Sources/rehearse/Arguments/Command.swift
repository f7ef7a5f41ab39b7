import Interview
import Transcripts

/// What the command line asks for.
enum Command: Hashable, Sendable {
  case start(StartOptions)
  case resume(file: String?, ScreenOptions)
  case review(file: String?, ReportForm)
  case list(asJSON: Bool)
  case test([Step])
  /// What follows is for another program to understand.
  case feed([String])
  case prompts
  case checkPrompt(file: String)
  case help(HelpPage)
  case version
}

/// How a report is written.
enum ReportForm: Hashable, Sendable {
  /// With bars and colour, unless the environment asks for less.
  case page
  /// In sentences, without bars and colour.
  case plain
  /// As data.
  case json
}

/// How a session uses the screen.
struct ScreenOptions: Hashable, Sendable {
  /// No ticking, no colour, no cursor movement.
  var isPlain = false
  /// No bell.
  var isQuiet = false
}

/// What `start` can be told.
struct StartOptions: Hashable, Sendable {
  /// Where a session is saved.
  enum Saving: Hashable, Sendable {
    case newFile
    case file(String)
    case nothing
  }

  var prompt: String?
  var minutes: Int?
  var step: Step?
  var mode: RehearsalMode?
  var speed = 1
  var saving = Saving.newFile
  var screen = ScreenOptions()
}

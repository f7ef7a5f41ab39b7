import Interview
import Transcripts

/// All that is settled before the clock starts.
struct SessionSetup: Sendable {
  /// What is designed.
  var prompt: Prompt
  /// The first line of the transcript.
  var header: Header
  /// How the screen is used.
  var traits: TerminalTraits
  /// Whether the bell is off.
  var isQuiet: Bool

  var round: Round { header.round }
  var isAloud: Bool { header.mode == .aloud }
}

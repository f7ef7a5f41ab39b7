import Foundation
import LineEditor

/// What can be done with the terminal, by what it is and what was asked for.
struct TerminalTraits: Hashable, Sendable {
  /// Whether a person sits at both ends.
  let isInteractive: Bool
  /// How lines are read and drawn.
  let style: LineEditor.Style
  /// Whether colour is used.
  let hasColour: Bool

  /// What this process has.
  init(environment: [String: String], isPlain: Bool) {
    self.init(
      inputIsTerminal: isatty(STDIN_FILENO) == 1, outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      environment: environment, isPlain: isPlain)
  }

  init(
    inputIsTerminal: Bool, outputIsTerminal: Bool, environment: [String: String], isPlain: Bool
  ) {
    let term = environment["TERM"] ?? ""
    let isDumb = term.isEmpty || term == "dumb"
    let wantsNoColour = !(environment["NO_COLOR"] ?? "").isEmpty
    isInteractive = inputIsTerminal && outputIsTerminal
    hasColour = outputIsTerminal && !isDumb && !wantsNoColour && !isPlain
    if !isInteractive || isDumb {
      style = .piped
    } else {
      style = isPlain || wantsNoColour ? .plain : .ticking
    }
  }

  /// The columns of standard output; 80 where it is no terminal.
  static var columns: Int {
    var size = winsize()
    let isKnown = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}

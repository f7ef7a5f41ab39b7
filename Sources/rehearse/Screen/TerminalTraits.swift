import Foundation
import LineEditor

/// What can be done with the terminal, by what it is and what was asked for.
struct TerminalTraits: Hashable, Sendable {
  /// Whether a person sits at both ends.
  let isInteractive: Bool
  /// Whether what is shown goes to a terminal.
  let outputIsTerminal: Bool
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

  /// How lines are laid out on a screen of that width.
  func layout(columns: Int) -> Layout {
    Layout(width: outputIsTerminal ? columns : nil, hasColour: hasColour)
  }

  init(
    inputIsTerminal: Bool, outputIsTerminal: Bool, environment: [String: String], isPlain: Bool
  ) {
    let term = environment["TERM"] ?? ""
    let isDumb = term.isEmpty || term == "dumb"
    let wantsNoColour = !(environment["NO_COLOR"] ?? "").isEmpty
    self.outputIsTerminal = outputIsTerminal
    isInteractive = inputIsTerminal && outputIsTerminal
    hasColour = outputIsTerminal && !isDumb && !wantsNoColour && !isPlain
    if !isInteractive || isDumb {
      style = .piped
    } else {
      style = isPlain || wantsNoColour ? .plain : .ticking
    }
  }

  /// The columns of standard output, or nil where it is no terminal.
  static var columns: Int? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    let isKnown = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : Layout.standard
  }
}

import Foundation
import Terminals
import Testing

/// A program in tmux, which is a terminal that people use and can tell what it shows.
final class Tmux {
  private let sandbox: Sandbox
  private let socket: String
  private let client: TerminalProgram

  /// Starts the program in a terminal of this size.
  init(_ sandbox: Sandbox, arguments: [String], form: ScreenForm) throws {
    let program = try #require(Self.program, "tmux is not there: ./check installs it")
    self.sandbox = sandbox
    socket = sandbox.folder + "/tmux-\(form.rawValue)"
    // The shell stays when the program has ended: of a terminal whose last process is gone, a busy
    // machine's tmux may not read what was written last.
    let line = ([Sandbox.program] + arguments).map { "'\($0)'" }.joined(separator: " ")
    // Without a status line the program has all rows.
    let setup = ["set -g status off", "set -g escape-time 0"]
    let settings = socket + ".conf"
    try setup.joined(separator: "\n").write(toFile: settings, atomically: true, encoding: .utf8)
    client = try TerminalProgram(
      program, arguments: ["-S", socket, "-f", settings, "new-session", "\(line); read -r _"],
      environment: sandbox.environment, directory: sandbox.folder + "/rehearse", rows: form.rows,
      columns: form.columns)
  }

  deinit { _ = try? tmux("kill-server") }

  private static let program = ["/usr/bin", "/bin", "/opt/homebrew/bin", "/usr/local/bin"]
    .map { $0 + "/tmux" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Types text.
  func send(_ text: String) { client.send(text) }

  /// What the terminal shows and what has scrolled off it, without the empty rows at the end.
  func shown() throws -> String {
    try tmux("capture-pane", "-p", "-S", "-").replacing(/\s+$/, with: "") + "\n"
  }

  /// Waits until the terminal shows a text, wherever its rows were broken, and, if asked for, an
  /// empty prompt; what it shows then.
  @discardableResult
  func wait(for text: String, isAtPrompt: Bool = false) throws -> String {
    var shown = ""
    let isThere = client.wait { _ in
      shown = (try? self.shown()) ?? ""
      return shown.withoutBlanks.contains(text.withoutBlanks)
        && (!isAtPrompt || shown.contains(/>( +\d+:\d\d( of \d+:\d\d)?)?\n$/))
    }
    #expect(isThere, "\(text) is not in:\n\(shown)")
    return shown
  }

  /// What the terminal shows once it is as expected, or once it has had ten seconds for it; two
  /// when there is nothing to expect because screens are renewed.
  func settled(_ isExpected: (String) -> Bool) throws -> String {
    var shown = try self.shown()
    _ = client.wait(timeout: .seconds(StoredText.isRenewing ? 2 : 10)) { _ in
      shown = (try? self.shown()) ?? shown
      return isExpected(shown)
    }
    return shown
  }

  private func tmux(_ arguments: String...) throws -> String {
    let program = try #require(Self.program)
    let run = try TerminalProgram(
      program, arguments: ["-S", socket] + arguments, environment: sandbox.environment,
      directory: sandbox.folder)
    // There is no server before the first terminal is up.
    guard run.waitForExit() == .exited(0) else { return "" }
    return String(decoding: run.output, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}

extension String {
  /// The text as it is however it is broken into rows.
  fileprivate var withoutBlanks: String { replacing(/\s/, with: "") }
}

import Foundation
import Terminals
import Testing

/// Tests that drive a program on a pseudo-terminal block their thread, so they run one by one.
@Suite("On a terminal", .serialized, .ownThread)
enum OnATerminal {
  static let escape = "\u{1b}"

  /// Starts the demo and waits for its first prompt.
  static func demo(
    _ arguments: [String] = [], environment: [String: String] = [:], rows: Int = 24,
    columns: Int = 80
  ) throws -> TerminalProgram {
    let program = try TerminalProgram(
      TerminalProgram.built("editor-demo"), arguments: arguments, environment: environment,
      rows: rows, columns: columns)
    try #require(program.wait { $0.cursorLine.hasPrefix("> ") || $0.cursorLine == ">" })
    return program
  }

  /// A folder for one test, removed afterwards.
  static func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}

extension TerminalProgram {
  /// Waits until the demo got this line, as its `n`th.
  func got(_ line: String, n: Int = 1, pasted: Bool = false) -> Bool {
    wait { $0.unwrappedText.contains("GOT[\(n)] <\(line)>\(pasted ? " pasted" : "")\n") }
  }

  /// What has been written, as text.
  var outputText: String { String(decoding: output, as: UTF8.self) }
}

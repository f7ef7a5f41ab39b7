import Foundation
import Terminals
import Testing

/// What the program did with an input that is no terminal.
struct PipedRun {
  var output: String
  var error: String
  var status: Int32

  /// The lines it printed as saved: the time, two blanks and the text.
  var saved: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).compactMap { row in
      row.wholeMatch(of: /\d+:\d\d  (.*)/).map { String($0.1) }
    }
  }
}

extension Sandbox {
  /// Runs the program to its end, its input from a file and its output into files.
  func pipe(
    _ arguments: [String], _ input: String = "", environment more: [String: String] = [:]
  ) throws -> PipedRun {
    try pipe(arguments, Data(input.utf8), environment: more)
  }

  /// - Parameter script: What a shell does instead, to which `"$0" "$@"` is the program.
  func pipe(
    _ arguments: [String], _ input: Data, environment more: [String: String] = [:],
    through script: String? = nil
  ) throws -> PipedRun {
    let paths = ["in", "out", "err"].map { "\(folder)/\($0)" }
    for path in paths { try Data().write(to: URL(filePath: path)) }
    try input.write(to: URL(filePath: paths[0]))
    let process = self.process(arguments, environment: more)
    if let script {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", script, Sandbox.program] + arguments
    }
    process.standardInput = FileHandle(forReadingAtPath: paths[0])
    process.standardOutput = FileHandle(forWritingAtPath: paths[1])
    process.standardError = FileHandle(forWritingAtPath: paths[2])
    try process.runLimited()
    process.waitUntilExit()
    let texts = paths.map { path in
      String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
    return PipedRun(output: texts[1], error: texts[2], status: process.terminationStatus)
  }

  /// The program with its surroundings, not yet started.
  func process(_ arguments: [String], environment more: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: Sandbox.program)
    process.arguments = arguments
    process.environment = environment.merging(TerminalProgram.sanitizerOptions) { $1 }
      .merging(more) { $1 }
    process.currentDirectoryURL = URL(filePath: folder + "/here")
    return process
  }
}

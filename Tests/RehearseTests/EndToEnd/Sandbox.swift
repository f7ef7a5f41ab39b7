import Foundation
import Interview
import Terminals
import Testing
import Transcripts

/// A home, an installed program's folder and a place for sessions, of one test's own.
final class Sandbox {
  let folder: String

  /// - Parameters:
  ///   - mode: What was answered when it was asked how the person rehearses; nil when never.
  ///   - tests: The script that stands for the reference tests.
  init(mode: RehearsalMode? = .typed, tests: String = FakeTestBundle.passing) throws {
    folder = Sandbox.all + "/" + UUID().uuidString
    for name in ["home", "place", "here", "config/rehearse"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(
      atPath: Sandbox.package + "/prompts", toPath: folder + "/place/prompts")
    try write(script: tests, to: "tests")
    if let mode {
      try #"{"mode":"\#(mode.rawValue)"}"#.write(
        toFile: settings + "/settings.json", atomically: true, encoding: .utf8)
    }
  }

  /// The folder of all sandboxes.
  ///
  /// They outlive their tests, whose programs may outlive them, and go when the process ends.
  private static let all: String = {
    atexit { try? FileManager.default.removeItem(atPath: Sandbox.all) }
    return FileManager.default.temporaryDirectory.appending(path: "rehearse-\(getpid())").path
  }()

  /// The folder of this package's sources.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  static let program = TerminalProgram.built("rehearse")

  var settings: String { folder + "/config/rehearse" }
  /// Where the program puts a person's sessions.
  var transcripts: String { folder + "/rehearse/transcripts" }

  var environment: [String: String] {
    [
      "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": "UTC", "HOME": folder + "/home",
      "XDG_CONFIG_HOME": folder + "/config", "XDG_DATA_HOME": folder,
      "REHEARSE_ROOT": folder + "/place", "REHEARSE_TEST_BUNDLE": folder + "/tests",
      "EDITOR": folder + "/editor",
    ]
  }

  /// Makes a program of this text in the sandbox.
  func write(script: String, to name: String) throws {
    let path = "\(folder)/\(name)"
    try script.write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }
}

// MARK: - The program

extension Sandbox {
  /// Makes the folder that holds `transcripts/`.
  func makeDirectory() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/rehearse", withIntermediateDirectories: true)
  }

  /// Starts the program at a terminal, in the folder that holds `transcripts/`.
  func start(
    _ arguments: String..., environment more: [String: String] = [:], rows: Int = 24,
    columns: Int = 80
  ) throws -> TerminalProgram {
    try makeDirectory()
    return try TerminalProgram(
      Sandbox.program, arguments: arguments, environment: environment.merging(more) { $1 },
      directory: folder + "/rehearse", rows: rows, columns: columns)
  }

  /// Starts a round at a terminal and presses Return, so that the clock runs.
  func startRound(
    _ arguments: String..., environment more: [String: String] = [:], rows: Int = 24,
    columns: Int = 80
  ) throws -> TerminalProgram {
    try makeDirectory()
    let program = try TerminalProgram(
      Sandbox.program, arguments: ["start", "photo-feed"] + arguments,
      environment: environment.merging(more) { $1 }, directory: folder + "/rehearse", rows: rows,
      columns: columns)
    try #require(program.wait(for: "Press Return to start."), "\(program.screen)")
    program.send("\r")
    try #require(program.wait { $0.cursorLine.contains(">") }, "\(program.screen)")
    return program
  }

  /// Goes on with the newest session and presses Return, then types at once.
  func resume(
    _ arguments: String..., typing text: String = "", rows: Int = 24, columns: Int = 80
  ) throws -> TerminalProgram {
    let program = try TerminalProgram(
      Sandbox.program, arguments: ["resume"] + arguments, environment: environment,
      directory: folder + "/rehearse", rows: rows, columns: columns)
    try #require(program.wait(for: "Press Return to go on."), "\(program.screen)")
    program.send("\r")
    // What comes together with the Return would be one paste with it.
    try #require(program.wait { $0.cursorLine.contains(">") }, "\(program.screen)")
    program.send(text)
    return program
  }
}

// MARK: - The sessions

extension Sandbox {
  /// The files of all sessions, in the order of their names.
  var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: transcripts)) ?? []
    return names.sorted().map { "\(transcripts)/\($0)" }
  }

  /// The only session there is.
  func transcript() throws -> Transcript {
    try #require(files.count == 1)
    return try Transcript(reading: #require(files.first))
  }

  /// What was said in the only session, in order.
  func said() throws -> [Said] { try transcript().events.compactMap(\.said) }

  /// Leaves a session behind that was cut off right after the last of its inputs.
  @discardableResult
  func leave(
    _ inputs: [(Duration, Input)], mode: RehearsalMode = .typed, speed: Int = 1
  ) throws -> String {
    var session = Session(round: Round())
    let header = Header(
      started: Date(), prompt: "photo-feed", round: session.round, mode: mode, speed: speed,
      program: "0.1.0")
    var file = try TranscriptFolder(path: transcripts).newFile(header: header)
    file.append(session.receive(.start, at: .zero))
    for (time, input) in inputs { file.append(session.receive(input, at: time)) }
    let path = file.path
    #expect(file.close() == nil)
    // A program that another test starts just now holds the file open until it runs.
    var attempts = 5_000
    while attempts > 0, try Summary(reading: path).isRunning {
      usleep(1_000)
      attempts -= 1
    }
    return path
  }

  /// The inputs of a round that has come to a step by the plan, and says a line at a moment in it.
  static func moves(to step: Step, at time: Duration) -> [(Duration, Input)] {
    let plan = Plan(minutes: Round.standardMinutes)
    return step.earlier.map { (plan.end(of: $0), Input.next) }
      + [(time, .say("where it was left", from: time))]
  }
}

extension String {
  /// The text with `Requirements 4:58> ` read as `Requirements> `.
  var withoutPromptTimes: String { replacing(#/\ \+?\d+:\d\d>\ /#, with: "> ") }
}

extension String {
  /// The text as a screen's row is told.
  var trimmingTrailingBlanks: String { replacing(/\s+$/, with: "") }

  /// The text with each run of blanks and line breaks read as one blank.
  var squeezed: String { replacing(/\s+/, with: " ") }
}

extension Screen {
  /// Whether the next line can be typed: the one before is saved by then.
  var isAtEmptyPrompt: Bool { typedLine.hasSuffix("> ") || typedLine.contains(">  ") }

  /// The row of the cursor, the time in its prompt left out.
  var typedLine: String { (cursorLine + " ").withoutPromptTimes }
}

extension Event {
  var said: Said? { if case .said(let said) = kind { said } else { nil } }
}

extension TerminalProgram {
  /// Waits until the text stands on the screen or scrolled off it.
  ///
  /// The time that ticks in a prompt is left out, and where a row was broken makes no difference.
  func sees(_ text: String, timeout: Duration = TerminalProgram.patience) -> Bool {
    wait(timeout: timeout) { screen in
      (screen.unwrappedText + "\n").withoutPromptTimes.squeezed.contains(text.squeezed)
    }
  }

  /// Enters lines one by one, as a person does: what comes at once is a paste.
  func enter(_ lines: String...) {
    for line in lines {
      guard wait(until: { $0.isAtEmptyPrompt }) else { return }
      send(line)
      // Where the kernel echoes, what is typed ahead stands before the prompt.
      guard wait(until: { $0.typedLine.contains(line) }) else { return }
      send("\r")
    }
  }

  /// How often a text was on the screen or scrolled off it.
  func count(of text: String) -> Int {
    screen.unwrappedText.components(separatedBy: text).count - 1
  }

  /// Ends the session by its command, and waits for the program to be over.
  func quit() -> Terminals.ExitStatus? {
    enter(":quit")
    return waitForExit()
  }
}

internal import CPty
internal import Foundation

/// A program running on a pseudo-terminal, and the screen it draws.
///
/// Nothing is read behind the caller's back: output arrives during `wait` and `send`. The program
/// is killed when this goes away.
public final class TerminalProgram {
  /// Why a program could not be started.
  public struct LaunchError: Error {
    /// The program's file.
    public let executable: String
    /// The system's reason.
    public let errno: Int32
  }

  /// What the program has drawn so far.
  public private(set) var screen: Screen
  /// All bytes the program has written so far.
  public private(set) var output: [UInt8] = []
  /// The program's process.
  public let process: Int32

  private var master: Int32
  private var isOver = false
  private var status: ExitStatus?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: its file; see `built(_:)`.
  ///   - arguments: without the program's name.
  ///   - environment: all of it; `defaultEnvironment` is merged below.
  ///   - directory: where the program runs.
  ///   - rows: the terminal's height.
  ///   - columns: the terminal's width.
  /// - Throws: `LaunchError`.
  public init(
    _ executable: String, arguments: [String] = [], environment: [String: String] = [:],
    directory: String = "/", rows: Int = 24, columns: Int = 80
  ) throws {
    let variables = Self.defaultEnvironment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    var argumentPointers = ([executable] + arguments).map { strdup($0) } + [nil]
    var variablePointers = variables.map { strdup($0) } + [nil]
    defer { (argumentPointers + variablePointers).forEach { free($0) } }
    var process: pid_t = 0
    master = cpty_spawn(
      executable, &argumentPointers, &variablePointers, directory, Int32(rows), Int32(columns),
      &process)
    guard master >= 0 else { throw LaunchError(executable: executable, errno: errno) }
    self.process = process
    screen = Screen(rows: rows, columns: columns)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      var ignored: Int32 = 0
      cpty_reap(process, 5000, &ignored)
    }
    if master >= 0 { close(master) }
  }

  /// A terminal with abilities, UTF-8, and no home that holds the person's own settings.
  ///
  /// What a sanitizer was told is handed on: a program built with one is told so by these.
  public static let defaultEnvironment = [
    "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": "/nonexistent",
  ].merging(sanitizerOptions) { $1 }

  /// Longer than any machine takes; only a failing test waits for it.
  public static let patience = Duration.seconds(60)

  /// The options of sanitizers in this process's environment.
  public static var sanitizerOptions: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
  }

  /// The file of a program that this package builds: it lies beside the test bundle.
  public static func built(_ name: String) -> String {
    let runner = CommandLine.arguments[0]
    var folder = URL(fileURLWithPath: runner).deletingLastPathComponent()
    while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent(name).path
  }

  /// Types text: control characters are keys, `\r` is Return.
  ///
  /// What a program doesn't take within `patience` is lost.
  public func send(_ text: String) {
    let end = ContinuousClock.now + Self.patience
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, !isOver, ContinuousClock.now < end {
      let taken = rest.withUnsafeBytes { cpty_write(master, $0.baseAddress, $0.count) }
      if taken < 0 { return }
      rest = rest.dropFirst(taken)
      // The program may have to write before it can go on reading.
      if taken == 0 { pump(milliseconds: 10) }
    }
  }

  /// Pastes text as a terminal with paste brackets does.
  public func paste(_ text: String) {
    send("\u{1b}[200~" + text.replacing("\n", with: "\r") + "\u{1b}[201~")
  }

  /// Sends the process a signal.
  public func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Takes the terminal away, as a closed window or a lost connection does.
  public func hangUp() {
    drain()
    close(master)
    master = -1
    isOver = true
  }

  /// Changes the terminal's size, on the screen's model too.
  public func resize(rows: Int, columns: Int) {
    drain()
    screen.resize(rows: rows, columns: columns)
    cpty_resize(master, Int32(rows), Int32(columns))
  }

  /// Reads until the screen is as asked for; false when that didn't happen within the time limit.
  public func wait(
    timeout: Duration = TerminalProgram.patience, until isRight: (Screen) -> Bool
  ) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + timeout
    while !isRight(screen) {
      if isOver || clock.now >= end { return false }
      pump(milliseconds: 50)
    }
    return true
  }

  /// Reads until the text stands somewhere on the screen; false when the time limit was reached.
  public func wait(for text: String, timeout: Duration = TerminalProgram.patience) -> Bool {
    wait(timeout: timeout) { $0.text.contains(text) }
  }

  /// Reads what has been written already.
  public func drain() {
    var count = -1
    while count != output.count {
      count = output.count
      pump(milliseconds: 0)
    }
  }

  /// Whether the terminal collects whole lines and echoes, as a shell expects to find it.
  public var isCooked: Bool { cpty_is_cooked(master) }

  /// Reads to the end of the program; its status, nil when it still runs after the time limit.
  public func waitForExit(timeout: Duration = TerminalProgram.patience) -> ExitStatus? {
    if status == nil, wait(timeout: timeout, until: { _ in isOver }) || isOver {
      var raw: Int32 = 0
      if cpty_reap(process, 5000, &raw) { status = ExitStatus(raw: raw) }
    }
    return status
  }

  private func pump(milliseconds: Int32) {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = cpty_read(master, &buffer, buffer.count, milliseconds)
    guard count >= 0 else {
      isOver = true
      return
    }
    output += buffer.prefix(count)
    screen.feed(buffer.prefix(count))
  }
}

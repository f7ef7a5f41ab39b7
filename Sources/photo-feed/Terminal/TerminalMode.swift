import Foundation
import Synchronization

/// The terminal as a whole screen with raw keys, and as it was before.
///
/// Whatever ends the program, the terminal is given back: at its normal end, by signals and in a
/// crash. What a handler needs stands in globals, since a handler may use nothing else.
enum TerminalMode {
  /// The other screen, no cursor, and the wheel.
  private static let enter = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?1000h\u{1b}[?1006h"

  /// What leads back from it.
  static var leave: String { "\(leaving)" }

  /// Takes the terminal; false when there is none.
  static func take() -> Bool {
    var settings = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &settings) == 0 else { return false }
    if !isTaken.load(ordering: .acquiring) { unsafe cooked.pointee = settings }
    unsafe cfmakeraw(&settings)
    guard unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) == 0 else { return false }
    isTaken.store(true, ordering: .releasing)
    write(enter)
    return true
  }

  /// Gives it back.
  static func giveBack() { giveTerminalBack() }

  /// A line to this descriptor tells somebody else that the terminal has been given back for good.
  static func watched(by descriptor: Int32) {
    watcher.store(descriptor, ordering: .relaxed)
  }

  /// Tells it that the terminal is another program's now, or ours again.
  static func tellWatcher(isAway: Bool) {
    let descriptor = watcher.load(ordering: .relaxed)
    guard descriptor >= 0 else { return }
    let word = Array((isAway ? "away\n" : "back\n").utf8)
    _ = unsafe Foundation.write(descriptor, word, word.count)
  }

  /// Tells it so now.
  static func dismissWatcher() { photo_feed.dismissWatcher() }

  /// Has it given back by whatever else ends the program.
  static func guardAgainstSignals() {
    // Who watches the terminal may have been killed, which is no reason to go as well.
    signal(SIGPIPE, SIG_IGN)
    atexit { leaveTerminal() }
    for number in [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGTRAP] {
      signal(number) { number in
        leaveTerminal()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Waits until a terminal that another program has left in non-blocking mode is ready.
  static func wait(for descriptor: Int32, _ event: Int32) {
    var one = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = unsafe poll(&one, 1, -1)
  }

  /// Writes all of it to the terminal.
  static func write(_ text: some StringProtocol) { write(Array(text.utf8)) }

  /// Writes all of it to the terminal.
  static func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EAGAIN {
        wait(for: STDOUT_FILENO, POLLOUT)
      } else if count < 0, errno != EINTR {
        return
      }
      rest = rest.dropFirst(max(0, count))
    }
  }
}

// Nothing else may be used in a handler, which can come on any thread: no lock, and no object.
private let isTaken = Atomic(false)
private let watcher = Atomic<Int32>(-1)
// Written while the terminal is not taken alone, and read by whoever finds it taken and gives it
// back.
nonisolated(unsafe) private let cooked = UnsafeMutablePointer<termios>.allocate(capacity: 1)
private let leaving: StaticString =
  "\u{1b}[?1006l\u{1b}[?1000l\u{1b}[0m\u{1b}[?25h\u{1b}[?1049l"

private func giveTerminalBack() {
  guard isTaken.exchange(false, ordering: .acquiringAndReleasing) else { return }
  _ = unsafe write(STDOUT_FILENO, leaving.utf8Start, leaving.utf8CodeUnitCount)
  _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, cooked)
}

private func leaveTerminal() {
  giveTerminalBack()
  dismissWatcher()
}

private func dismissWatcher() {
  let descriptor = watcher.exchange(-1, ordering: .relaxed)
  guard descriptor >= 0 else { return }
  var lineFeed: UInt8 = 10
  _ = unsafe write(descriptor, &lineFeed, 1)
}

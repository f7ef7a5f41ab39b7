import Foundation

/// Gives the terminal back when the program is killed in a way that it can't notice.
///
/// A shell waits for the other end of a pipe, which closes with the program however it ends. It
/// does nothing when an empty line comes first, since then the program has seen to the terminal
/// itself, nor between `away` and `back`, when the terminal is another program's.
final class TerminalGuard {
  private let line = Pipe()

  private static let script = """
    trap '' TTOU INT TERM HUP TSTP
    saved=$(stty -g </dev/tty) || exit
    away=
    echo ready
    while read -r word; do
      case $word in
      away) away=yes ;;
      back) away= ;;
      *) exit ;;
      esac
    done
    [ -z "$away" ] || exit
    stty "$saved" </dev/tty
    printf '%s' "$1" >/dev/tty
    """

  /// Starts it while the terminal is as it was found; nil where that is not possible.
  init?() {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", Self.script, "photo-feed", TerminalMode.leave]
    let answer = Pipe()
    process.standardInput = line
    process.standardOutput = answer
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    // Until then it might find the terminal changed already.
    guard !answer.fileHandleForReading.availableData.isEmpty else { return nil }
    TerminalMode.watched(by: line.fileHandleForWriting.fileDescriptor)
  }

  deinit { TerminalMode.dismissWatcher() }
}

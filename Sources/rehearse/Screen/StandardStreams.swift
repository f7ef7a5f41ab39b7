import Foundation
import Synchronization

/// The program's own output and error output, for everything that is not a session.
enum StandardStreams {
  private static let trouble = Mutex<Int32?>(nil)

  /// Why something meant for standard output is not there, as the system's number; nil when all
  /// is.
  static var outputTrouble: Int32? { trouble.withLock { $0 } }

  /// Notes that something meant for standard output could not be written.
  static func note(_ errno: Int32) { trouble.withLock { $0 = errno } }

  /// Gives streams that were closed when the program was started a place: the next file to be
  /// opened would be taken for one of them.
  static func openClosed() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is this one.
      _ = unsafe open("/dev/null", O_RDWR)
    }
  }

  /// Writes rows to standard output.
  static func show(_ lines: [ScreenLine], layout: Layout) {
    write(layout.text(lines) + "\n", to: STDOUT_FILENO)
  }

  /// Writes text that is meant for programs, as it is.
  static func write(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Writes the one line that says what is wrong and what to do.
  static func complain(_ sentence: String) {
    write("rehearse: \(Printable.row(sentence))\n", to: STDERR_FILENO)
  }

  /// Writes a line that is quoted as it is, to standard error.
  static func quote(_ line: String) {
    write(line + "\n", to: STDERR_FILENO)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe Foundation.write(descriptor, bytes.baseAddress, bytes.count)
      }
      let mayGoOn = count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN))
      guard mayGoOn else {
        if descriptor == STDOUT_FILENO { note(errno) }
        return
      }
      if count > 0 { bytes = bytes.dropFirst(count) }
      if count < 0, errno == EAGAIN {
        // Somebody has made it non-blocking, and who reads is slow.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&waiting, 1, -1)
      }
    }
  }
}

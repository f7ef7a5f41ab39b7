import Foundation

/// A pipe that wakes whoever polls it.
final class SignalPipe: Sendable {
  let reader: Int32
  private let writer: Int32

  init() throws(ServerError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .noSocket(errno: errno) }
    (reader, writer) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(reader)
    close(writer)
  }

  func send() {
    var byte: UInt8 = 0
    _ = unsafe write(writer, &byte, 1)
  }
}

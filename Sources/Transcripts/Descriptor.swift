import Foundation

/// An open file, closed once.
struct Descriptor: ByteSink, ~Copyable {
  private let number: Int32

  /// Opens a file; programs that are started later do not inherit it.
  ///
  /// - Throws: ``SystemError`` with what `open` says.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    let number = unsafe open(path, flags | O_CLOEXEC, mode)
    guard number >= 0 else { throw SystemError(number: errno) }
    self.number = number
  }

  deinit { close(number) }

  /// Locks the file for as long as it is open; a copy that another program has open counts as
  /// another's.
  ///
  /// - Parameter operation: `LOCK_EX` or `LOCK_SH`.
  /// - Returns: Whether it is locked now; false when another has it.
  /// - Throws: ``SystemError`` when the file cannot be locked at all.
  func lock(_ operation: Int32) throws(SystemError) -> Bool {
    while flock(number, operation | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      guard errno == EINTR else { throw SystemError(number: errno) }
    }
    return true
  }

  /// Whether another has the file locked for itself.
  func isLockedByAnother() -> Bool {
    guard let isMine = try? lock(LOCK_SH) else { return false }
    if isMine { flock(number, LOCK_UN) }
    return !isMine
  }

  /// Reads what comes next, 1 byte to `count` bytes; nothing at the end of the file.
  func read(upTo count: Int) throws(SystemError) -> Data {
    var bytes = Data(count: count)
    while true {
      let result = unsafe bytes.withUnsafeMutableBytes {
        unsafe Foundation.read(number, $0.baseAddress, count)
      }
      if result >= 0 { return bytes.prefix(result) }
      guard errno == EINTR else { throw SystemError(number: errno) }
    }
  }

  func write(_ bytes: Data) throws(SystemError) -> Int {
    while true {
      let result = unsafe bytes.withUnsafeBytes {
        unsafe Foundation.write(number, $0.baseAddress, $0.count)
      }
      if result > 0 { return result }
      guard result < 0 else { throw SystemError(number: EIO) }
      guard errno == EINTR else { throw SystemError(number: errno) }
    }
  }

  /// The last byte, or nil when there is none or it cannot be read.
  func lastByte() -> UInt8? {
    guard lseek(number, -1, SEEK_END) >= 0 else { return nil }
    return try? read(upTo: 1).first
  }

  /// Takes the last `count` bytes back, where that can be done.
  func takeBack(_ count: Int) {
    let end = lseek(number, 0, SEEK_END)
    guard count > 0, end >= count else { return }
    _ = ftruncate(number, end - off_t(count))
  }

  /// Waits until what was written is on the disk.
  func sync() throws(SystemError) {
    guard fsync(number) == 0 else { throw SystemError(number: errno) }
  }
}

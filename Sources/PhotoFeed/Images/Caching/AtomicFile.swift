import Foundation

/// Writes files that are there as a whole or not at all.
enum AtomicFile {
  /// The name of a file that is being written starts with this.
  static let temporaryPrefix = "temporary-"

  /// Writes under another name, waits until it is on disk, and renames.
  ///
  /// - Throws: `ImageError.diskFull` or `.disk`.
  static func write(_ data: Data, to file: URL) throws {
    let template = file.deletingLastPathComponent().appending(path: temporaryPrefix + "XXXXXX")
    var path = Array(template.path.utf8CString)
    let descriptor = unsafe mkstemp(&path)
    guard descriptor >= 0 else { throw lastFailure }
    do {
      defer { close(descriptor) }
      try write(data, to: descriptor)
      guard fsync(descriptor) == 0 else { throw lastFailure }
      guard unsafe rename(path, file.path) == 0 else { throw lastFailure }
    } catch {
      unsafe unlink(path)
      throw error
    }
  }

  private static func write(_ data: Data, to descriptor: Int32) throws {
    try unsafe data.withUnsafeBytes { bytes in
      var rest = unsafe bytes[...]
      while unsafe !rest.isEmpty {
        let count = unsafe Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw lastFailure }
        unsafe rest = rest.dropFirst(count)
      }
    }
  }

  private static var lastFailure: ImageError {
    errno == ENOSPC || errno == EDQUOT ? .diskFull : .disk(code: Int(errno))
  }
}

import Foundation

/// Tells lines that mean nothing to a ``Summary``, without decoding them.
enum SkippableLine {
  /// The types of most lines in a file.
  private static let types: [EventType] = [
    .said, .alive, .shown, .asked, .ticked, .undone, .hint, .modelShown, .tests, .notice,
    .replanned,
  ]
  private static let endings = types.map { Array("\"type\":\"\($0.rawValue)\"".utf8) }

  /// Whether a line begins as this program writes lines of these types; its end may be torn off.
  static func matches(_ line: Data) -> Bool {
    unsafe line.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let comma = unsafe memchr(base, Int32(UInt8(ascii: ",")), min(bytes.count, longestTime))
      else { return false }
      let start = unsafe UnsafeRawPointer(comma) - base + 1
      return unsafe bytes.count > start && bytes.starts(with: opening)
        && endings.contains {
          unsafe UnsafeRawBufferPointer(rebasing: bytes[start...]).starts(with: $0)
        }
    }
  }

  private static let opening = Array("{\"ms\":".utf8)
  /// Room for the opening, the sixteen digits of the longest time, and the comma.
  private static let longestTime = 23
}

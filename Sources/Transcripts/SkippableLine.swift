import Foundation

/// Tells lines that mean nothing to a ``Summary``, without decoding them.
///
/// A folder of a thousand sessions has half a million lines, and nearly all of them are of these
/// types. This is written for a debug build, which is what people run: each comparison is one call
/// into C.
enum SkippableLine {
  private static let types: [EventType] = [
    .said, .alive, .asked, .ticked, .undone, .shown, .hint, .modelShown, .tests, .notice,
    .replanned, .stepOverrun, .checkpointMet, .checkpointMissed, .titled,
  ]
  private static let opening = Array("{\"ms\":".utf8)
  private static let endings = types.map { Array(",\"type\":\"\($0.rawValue)\"".utf8) }
  /// Room for the opening, the sixteen digits of the longest time, and the comma.
  private static let longestTime = 23

  /// Whether a line begins as this program writes lines of these types; its end may be torn off.
  static func matches(_ line: Data) -> Bool {
    guard line.count > longestTime else { return false }
    return unsafe line.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, unsafe memcmp(base, opening, opening.count) == 0,
        let comma = unsafe memchr(base, Int32(UInt8(ascii: ",")), longestTime)
      else { return false }
      let room = unsafe bytes.count - (UnsafeRawPointer(comma) - base)
      for ending in endings where room >= ending.count {
        if unsafe memcmp(comma, ending, ending.count) == 0 { return true }
      }
      return false
    }
  }
}

import Foundation

/// Cuts a file, or the bytes of one, into lines; a file is read piece by piece.
///
/// A line ends with LF or CRLF; a byte order mark at the beginning is skipped.
struct LineReader: ~Copyable {
  /// How much of a file is read at a time, in bytes; a session of 45 minutes fits in.
  static let pieceSize = 1 << 17

  /// The number of the line that was read last; the first is 1.
  private(set) var number = 0
  private let path: String
  private let descriptor: Descriptor?
  private var rest: Data
  /// How much of `rest` is known to have no line break in it, so that a long line is searched once.
  private var searched = 0

  /// Reads these bytes.
  init(_ bytes: Data) {
    self.path = ""
    self.descriptor = nil
    self.rest = bytes
  }

  /// Reads a file.
  ///
  /// - Throws: ``TranscriptError/cannotOpen(path:errno:)``.
  init(reading path: String) throws(TranscriptError) {
    do {
      self.descriptor = try Descriptor(opening: path, O_RDONLY)
    } catch {
      throw .cannotOpen(path: path, errno: error.number)
    }
    self.path = path
    self.rest = Data()
  }

  /// The next line without its line break, or nil at the end.
  ///
  /// - Throws: ``TranscriptError/cannotRead(path:errno:)``.
  mutating func next() throws(TranscriptError) -> Data? {
    while true {
      if let length = rest.lengthOfLine(from: searched) {
        let line = rest.prefix(length)
        rest = rest.dropFirst(length + 1)
        searched = 0
        return finished(line)
      }
      searched = rest.count
      let piece = try nextPiece()
      if piece.isEmpty { break }
      rest = rest.isEmpty ? piece : rest + piece
    }
    defer { rest = Data() }
    searched = 0
    return rest.isEmpty ? nil : finished(rest)
  }

  /// Whether a program has the file open for recording.
  var isRecorded: Bool { descriptor?.isLockedByAnother() ?? false }

  private func nextPiece() throws(TranscriptError) -> Data {
    do {
      return try descriptor?.read(upTo: LineReader.pieceSize) ?? Data()
    } catch {
      throw .cannotRead(path: path, errno: error.number)
    }
  }

  private mutating func finished(_ line: Data) -> Data {
    number += 1
    var line = line
    if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }
}

extension Data {
  /// How many bytes come before the first line break that is `start` bytes in or later.
  fileprivate func lengthOfLine(from start: Int) -> Int? {
    unsafe withUnsafeBytes { bytes in
      guard start < bytes.count, let base = bytes.baseAddress,
        // Unlike `firstIndex(of:)` this is as fast in a debug build, which is what people run.
        let found = unsafe memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }
}

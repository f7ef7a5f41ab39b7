public import Foundation
import Interview

extension Transcript {
  /// Reads a file.
  ///
  /// - Throws: ``TranscriptError/cannotOpen(path:errno:)``,
  ///   ``TranscriptError/cannotRead(path:errno:)``, and what ``init(decoding:)`` throws.
  public init(reading path: String) throws(TranscriptError) {
    var lines = try LineReader(reading: path)
    try self.init(lines: &lines)
  }

  /// Reads the bytes of a file.
  ///
  /// - Throws: ``TranscriptError/empty``, ``TranscriptError/notATranscript``,
  ///   ``TranscriptError/otherFormat(_:)``, ``TranscriptError/newerVersion(_:)`` or
  ///   ``TranscriptError/brokenHeader(field:)``.
  public init(decoding bytes: Data) throws(TranscriptError) {
    var lines = LineReader(bytes)
    try self.init(lines: &lines)
  }

  /// The bytes of a file with the header, the events and the events of unknown types.
  ///
  /// Lines that could not be read are not in it.
  public func encoded() -> Data {
    entries.reduce(into: EncodedHeader(header: header).line) { bytes, entry in
      switch entry {
      case .event(let event): bytes.append(EncodedEvent.line(for: event))
      case .unknown(let event): bytes.append(Data((event.line + "\n").utf8))
      case .torn: break
      }
    }
  }

  private init(lines: inout LineReader) throws(TranscriptError) {
    self.init(header: try Header(lines: &lines), events: [])
    while let line = try lines.next() {
      if !line.isBlank { entries.append(Entry(line, number: lines.number)) }
    }
  }
}

extension Transcript.Entry {
  init(_ line: Data, number: Int) {
    guard let event = try? EncodedEvent(line: line) else {
      self = .torn(line: number)
      return
    }
    if let kind = event.kind {
      self = .event(.init(at: event.at, kind))
    } else {
      let line = String(decoding: line, as: UTF8.self)
      self = .unknown(UnknownEvent(at: event.at, type: event.type, line: line))
    }
  }
}

extension Header {
  /// Reads the header of a file.
  init(reading path: String) throws(TranscriptError) {
    var lines = try LineReader(reading: path)
    try self.init(lines: &lines)
  }

  /// Reads the header, which is the first line that is not blank.
  init(lines: inout LineReader) throws(TranscriptError) {
    while let line = try lines.next() {
      if line.isBlank { continue }
      self = try EncodedHeader(line: line).header
      return
    }
    throw .empty
  }
}

extension Data {
  /// Whether there are only spaces and tabs in a line.
  fileprivate var isBlank: Bool {
    allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}

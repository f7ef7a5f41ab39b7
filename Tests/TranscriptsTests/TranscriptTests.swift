import Foundation
import Interview
import Testing

@testable import Transcripts

@Suite("Transcript")
struct TranscriptTests {
  private static let header = String(
    decoding: EncodedHeader(header: .example()).line, as: UTF8.self
  ).dropLast()
  private static let alive = #"{"ms":10000,"type":"alive"}"#

  @Test("every line keeps its place, read or not")
  func entries() throws {
    let unknown = #"{"ms":5,"type":"drew","shape":"box/circle"}"#
    let transcript = try Self.transcript(["{\"ms\":1,\"ty", unknown, "", Self.alive, "x"])
    #expect(
      transcript.entries == [
        .torn(line: 2),
        .unknown(UnknownEvent(at: .milliseconds(5), type: "drew", line: unknown)),
        .event(Event(at: .seconds(10), .alive)), .torn(line: 6),
      ])
    #expect(transcript.events == [Event(at: .seconds(10), .alive)])
    #expect(transcript.unknowns.map(\.type) == ["drew"])
    #expect(transcript.tornLines == [2, 6])
  }

  @Test("what can be read is written again, unknown events as they stood")
  func encoding() throws {
    let unknown = #"{"type":"drew", "ms":5}"#
    let transcript = try Self.transcript([Self.alive, "torn", unknown])
    let text = String(decoding: transcript.encoded(), as: UTF8.self)
    #expect(text == "\(Self.header)\n\(Self.alive)\n\(unknown)\n")
  }

  @Test(
    "line breaks of other systems, a byte order mark and a missing last break are read",
    arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func tolerant(lineBreak: String, mark: String) throws {
    let text =
      mark + [Self.header.description, Self.alive, Self.alive].joined(separator: lineBreak)
    for end in ["", lineBreak, lineBreak + lineBreak] {
      let transcript = try Transcript(decoding: Data((text + end).utf8))
      #expect(transcript.entries.count == 2)
      #expect(transcript.events.count == 2)
    }
  }

  @Test("a file without a line is empty", arguments: ["", "\n", "\r\n \n", "\u{FEFF}"])
  func empty(text: String) {
    #expect(throws: TranscriptError.empty) { try Transcript(decoding: Data(text.utf8)) }
  }

  @Test("bytes that are no text make a torn line")
  func noText() throws {
    var bytes = Data("\(Self.header)\n{\"ms\":1,\"type\":\"titled\",\"title\":\"".utf8)
    bytes.append(contentsOf: [0xC3, 0x28, 0xFF, 0x22, 0x7D, 0x0A])
    bytes.append(contentsOf: Self.alive.utf8)
    let transcript = try Transcript(decoding: bytes)
    #expect(transcript.tornLines == [2])
    #expect(transcript.events.count == 1)
  }

  @Test("a file is read over the borders of its pieces")
  func pieces() throws {
    try withTemporaryFolder { folder in
      let text = String(repeating: "é", count: LineReader.pieceSize)
      let events = (0..<4).map { Event(at: .seconds($0), .titled("\(text)\($0)")) }
      let transcript = Transcript(header: .example(), events: events)
      let path = folder + "/long.jsonl"
      try transcript.encoded().write(to: URL(filePath: path))
      #expect(try Transcript(reading: path) == transcript)
    }
  }

  @Test("a line break may be on either side of a piece's border", arguments: -1...1)
  func border(offset: Int) throws {
    try withTemporaryFolder { folder in
      let blanks = String(
        repeating: " ", count: LineReader.pieceSize + offset - 1 - Self.header.count)
      let path = folder + "/border.jsonl"
      try Data("\(Self.header)\(blanks)\n\(Self.alive)\n".utf8).write(to: URL(filePath: path))
      #expect(try Transcript(reading: path).events == [Event(at: .seconds(10), .alive)])
    }
  }

  @Test("a file that is not there, or is a folder, is told with the system's number")
  func noFile() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/none.jsonl"
      #expect(throws: TranscriptError.cannotOpen(path: path, errno: ENOENT)) {
        try Transcript(reading: path)
      }
      #expect(throws: TranscriptError.cannotRead(path: folder, errno: EISDIR)) {
        try Transcript(reading: folder)
      }
    }
  }

  private static func transcript(_ lines: [String]) throws -> Transcript {
    try Transcript(decoding: Data(([header.description] + lines).joined(separator: "\n").utf8))
  }
}

import Foundation
import Interview
import Testing

@testable import Transcripts

@Suite("Header")
struct HeaderTests {
  @Test("the id is the start without colons, and the prompt")
  func id() {
    #expect(Header.example().id == "2026-12-01T093000Z-photo-feed")
    #expect(Header.id(started: .distantPast, prompt: "a/../b é").hasSuffix("Z-a----b--"))
  }

  @Test("a part of a second is dropped from the start")
  func wholeSeconds() {
    let header = Header.example(secondsLater: 0.999)
    #expect(header == Header.example())
    #expect(header.id == Header.example().id)
  }

  @Test("a drill's round is the step's own")
  func drill() throws {
    let header = Header.example(Round(drilling: .deepDives, outOf: 60))
    let read = try EncodedHeader(line: EncodedHeader(header: header).line).header
    #expect(read.round == Round(drilling: .deepDives, outOf: 60))
    #expect(read.drill == .deepDives)
  }

  @Test("fields that are not known are kept, and written again")
  func unknownFields() throws {
    let line = Self.line(#","zoo":[1,null,true,"a/b",{"b":-2.5}],"aside":{}"#)
    let header = try EncodedHeader(line: Data(line.utf8))
    #expect(
      header.header.unknownFields == [
        "zoo": .array([
          .integer(1), .null, .bool(true), .string("a/b"), .object(["b": .number(-2.5)]),
        ]),
        "aside": .object([:]),
      ])
    #expect(try EncodedHeader(line: header.line) == header)
    #expect(
      String(decoding: header.line, as: UTF8.self).hasSuffix(
        #","aside":{},"zoo":[1,null,true,"a/b",{"b":-2.5}]}"# + "\n"))
  }

  @Test(
    "what is wrong with a first line is told apart",
    arguments: [
      ("hello", TranscriptError.notATranscript),
      ("[]", .notATranscript),
      (#"{"ms":0,"type":"alive"}"#, .notATranscript),
      (#"{"format":7}"#, .notATranscript),
      (#"{"format":"other","version":9}"#, .otherFormat("other")),
      (#"{"format":"rehearse-transcript"}"#, .brokenHeader(field: "version")),
      (#"{"format":"rehearse-transcript","version":0}"#, .brokenHeader(field: "version")),
      (#"{"format":"rehearse-transcript","version":1}"#, .brokenHeader(field: "id")),
      (#"{"format":"rehearse-transcript","version":2}"#, .newerVersion(2)),
      (line(#","seed":-1"#), .brokenHeader(field: "seed")),
      (line(#","drill":"lunch""#), .brokenHeader(field: "drill")),
      (line(#","interviewer":1"#), .brokenHeader(field: "interviewer")),
      (line(minutes: "0"), .brokenHeader(field: "minutes")),
      (line(minutes: "1441"), .brokenHeader(field: "minutes")),
      (line(minutes: "\"45\""), .brokenHeader(field: "minutes")),
      (line(speed: "0"), .brokenHeader(field: "speed")),
      (line(speed: "601"), .brokenHeader(field: "speed")),
      (line(started: "yesterday"), .brokenHeader(field: "started")),
    ])
  func faults(line: String, error: TranscriptError) {
    #expect(throws: error) { try EncodedHeader(line: Data(line.utf8)) }
  }

  @Test("values at the ends of what is believed are read")
  func limits() throws {
    for line in [Self.line(minutes: "1", speed: "600"), Self.line(minutes: "1440", speed: "1")] {
      #expect(throws: Never.self) { try EncodedHeader(line: Data(line.utf8)) }
    }
  }

  private static func line(
    _ more: String = "", minutes: String = "45", speed: String = "1",
    started: String = "2026-12-01T09:30:00Z"
  ) -> String {
    """
    {"format":"rehearse-transcript","version":1,"id":"x","started":"\(started)","prompt":"p",\
    "minutes":\(minutes),"mode":"typed","speed":\(speed),"program":"0.1.0"\(more)}
    """
  }
}

import Foundation
import Interview
import Testing

@testable import Transcripts

@Suite("EncodedEvent")
struct EncodedEventTests {
  @Test("any text comes back as it was, and stays on one line", arguments: NastyText.all)
  func anyText(text: String) throws {
    let said = Said(step: .api, text: text, from: .seconds(1), isPasted: true, isEdited: true)
    let event = Event(at: .seconds(2), .said(said))
    let line = EncodedEvent.line(for: event)
    #expect(line.count { $0 == UInt8(ascii: "\n") } == 1)
    #expect(line.last == UInt8(ascii: "\n"))
    let read = try EncodedEvent(line: line.dropLast())
    // Equal texts may be made of different scalars: what comes back must be the very same ones.
    guard case .said(let back) = read.kind else { Issue.record("\(read)"); return }
    #expect(Array(back.text.unicodeScalars) == Array(text.unicodeScalars))
    #expect(read == EncodedEvent(at: event.at, type: "said", kind: event.kind))
  }

  @Test("a text of a megabyte comes back")
  func largeText() throws {
    let text = String(repeating: "0123456789abcde\n", count: 1 << 16)
    let event = Event(at: .zero, .titled(text))
    #expect(try EncodedEvent(line: EncodedEvent.line(for: event)).kind == event.kind)
  }

  @Test("slashes are not escaped, and the order of the fields is fixed")
  func fixedOrder() {
    let event = Event(at: .milliseconds(5), .skipped("a/b", instead: "c"))
    for _ in 0..<20 {
      let line = String(decoding: EncodedEvent.line(for: event), as: UTF8.self)
      #expect(line == #"{"ms":5,"type":"skipped","skip":"a/b","for":"c"}"# + "\n")
    }
  }

  @Test("fields may come in any order, with spaces, and with others between them")
  func tolerant() throws {
    let line = #" { "gap_ms" : 7, "mood":{"deep":[1]}, "type":"resumed", "text":3, "ms" : 1 } "#
    let event = try EncodedEvent(line: Data(line.utf8))
    #expect(
      event
        == EncodedEvent(
          at: .milliseconds(1), type: "resumed", kind: .resumed(gap: .milliseconds(7))))
  }

  @Test("a type that is not known has a time and a name, whatever its fields are")
  func unknownType() throws {
    let event = try EncodedEvent(line: Data(#"{"ms":3,"type":"drew","text":5,"step":"?"}"#.utf8))
    #expect(event == EncodedEvent(at: .milliseconds(3), type: "drew", kind: nil))
  }

  @Test(
    "a line without a time and a type cannot be read",
    arguments: [
      "", "{", "null", "[]", "7", "\"said\"", "{}", #"{"ms":1}"#, #"{"type":"alive"}"#,
      #"{"ms":"1","type":"alive"}"#, #"{"ms":1.5,"type":"alive"}"#, #"{"ms":-1,"type":"alive"}"#,
      #"{"ms":null,"type":"alive"}"#, #"{"ms":1,"type":7}"#, #"{"ms":1,"type":"alive""#,
      #"{"ms":1,"type":"alive"}{"ms":2,"type":"alive"}"#,
      #"{"ms":9007199254740992,"type":"alive"}"#,
      #"{"ms":99999999999999999999,"type":"alive"}"#, "\0\0\0\0",
    ])
  func notAnEvent(line: String) {
    #expect(throws: DecodingError.self) { try EncodedEvent(line: Data(line.utf8)) }
  }

  @Test(
    "a known type with a field that is missing or not allowed cannot be read",
    arguments: [
      #""type":"step-started""#, #""type":"step-started","step":"lunch""#,
      #""type":"step-ended","step":"api","used_ms":"1","by":"next""#,
      #""type":"step-ended","step":"api","used_ms":1,"by":"bus""#,
      #""type":"said","step":"api","text":null,"from_ms":0"#,
      #""type":"said","step":"api","text":"a""#,
      #""type":"said","step":"api","text":"a","from_ms":0,"pasted":"yes""#,
      #""type":"added","minutes":0"#, #""type":"added","minutes":61"#,
      #""type":"added","minutes":9007199254740991"#,
      #""type":"checkpoint-met","minute":16,"step":"architecture""#,
      #""type":"checkpoint-met","minute":15,"step":"api""#,
      #""type":"checkpoint-missed","minute":25"#,
      #""type":"shown","command":"time","lines":["a",1]"#,
      #""type":"tests","step":"api","outcome":"passed","passed":-1,"failed":0,"failures":[]"#
        + #","earlier_passed":0,"earlier_failed":0"#,
      #""type":"ended","reason":"bored""#,
    ])
  func brokenField(fields: String) {
    #expect(throws: DecodingError.self) {
      try EncodedEvent(line: Data("{\"ms\":1,\(fields)}".utf8))
    }
  }

  @Test("minutes that can be added are read at both ends", arguments: [1, 60])
  func addedMinutes(minutes: Int) throws {
    let line = Data("{\"ms\":1,\"type\":\"added\",\"minutes\":\(minutes)}".utf8)
    #expect(try EncodedEvent(line: line).kind == .added(minutes: minutes))
  }

  @Test("the beginning of a line is never a line")
  func everyCut() throws {
    let run = TestRun(step: .api, outcome: .failed, failures: ["a } ] \" \\"])
    let line = EncodedEvent.line(for: Event(at: .seconds(1), .tests(run))).dropLast()
    for length in 0..<line.count {
      #expect(throws: DecodingError.self) { try EncodedEvent(line: line.prefix(length)) }
    }
  }
}

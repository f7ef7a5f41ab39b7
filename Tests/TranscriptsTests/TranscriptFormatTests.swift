import Foundation
import Interview
import Testing

@testable import Transcripts

@Suite("TranscriptFormat.md")
struct TranscriptFormatTests {
  @Test(
    "every example on the page is what the program writes", arguments: try FormatPage().examples())
  func isWritten(line: String) throws {
    let bytes = Data(line.utf8)
    if line.hasPrefix("{\"format\"") {
      let header = try EncodedHeader(line: bytes)
      #expect(header.header.unknownFields.isEmpty)
      #expect(String(decoding: header.line, as: UTF8.self) == line + "\n")
    } else {
      let event = try EncodedEvent(line: bytes)
      let kind = try #require(event.kind)
      let written = EncodedEvent.line(for: Event(at: event.at, kind))
      #expect(String(decoding: written, as: UTF8.self) == line + "\n")
    }
  }

  @Test("every type has an example", arguments: EventType.allCases)
  func hasExample(type: EventType) throws {
    let examples = try FormatPage().examples()
    #expect(examples.contains { $0.contains(",\"type\":\"\(type.rawValue)\"") })
  }

  @Test("every field is named on the page", arguments: FieldName.allCases)
  func namesField(field: FieldName) throws {
    #expect(try FormatPage().text().contains("`\(field.rawValue)`"))
  }
}

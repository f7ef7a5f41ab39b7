import Coaching
import Foundation
import Interview
import Prompts
import Rehearsals
import Report
import Testing
import Transcripts

/// The two sessions that come with the program, one that goes well and one that does not.
///
/// `REHEARSE_RENEW_SCREENS=1` writes their stored reports anew.
@Suite struct SampleTests {
  private static let names = ["on-time", "behind"]

  private static func transcript(_ name: String) throws -> Transcript {
    try Transcript(reading: Sandbox.package + "/transcripts/samples/\(name).jsonl")
  }

  @Test("A sample's report is the stored one, as text and as data", arguments: names)
  func report(name: String) throws {
    let transcript = try Self.transcript(name)
    let header = transcript.header
    let prompt = try PromptFolder(path: Sandbox.package + "/prompts").prompt(named: header.prompt)
    let review = Review(
      round: header.round, mode: .typed, events: transcript.events, prompt: prompt,
      speed: header.speed)
    let heading = ReviewHeading(date: header.started.formatted(.iso8601), prompt: prompt.title)
    let text = ReviewText(review: review, heading: heading).lines.joined(separator: "\n")
    try StoredText("Samples/Reports/\(name).txt").expect(text + "\n")
    try StoredText("Samples/Reports/\(name).json")
      .expect(ReviewJSON(review: review, heading: heading).text + "\n")
  }

  @Test("Replaying a sample's inputs gives the same events", arguments: names)
  func replay(name: String) throws {
    let transcript = try Self.transcript(name)
    #expect(
      Replay(of: transcript.events).events(of: transcript.header.round) == transcript.events)
  }

  @Test("A sample is read whole and written back to the same bytes", arguments: names)
  func bytes(name: String) throws {
    let transcript = try Self.transcript(name)
    #expect(transcript.tornLines.isEmpty && transcript.unknowns.isEmpty)
    let path = Sandbox.package + "/transcripts/samples/\(name).jsonl"
    #expect(transcript.encoded() == FileManager.default.contents(atPath: path))
  }

  @Test("One sample meets both checkpoints and finishes, the other misses both and does not")
  func contrast() throws {
    let onTime = try Self.transcript("on-time").events.map(\.kind)
    #expect(onTime.contains(.checkpointMet(.architectureDone)))
    #expect(onTime.contains(.checkpointMet(.apiDone)))
    #expect(onTime.contains(.ended(.finished)))
    let behind = try Self.transcript("behind").events.map(\.kind)
    #expect(behind.contains(.checkpointMissed(.architectureDone, during: .architecture)))
    #expect(behind.contains { if case .checkpointMissed(.apiDone, _) = $0 { true } else { false } })
    #expect(!behind.contains(.ended(.finished)))
  }
}

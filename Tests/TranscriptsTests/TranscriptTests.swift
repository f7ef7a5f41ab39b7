import Foundation
import Interview
import Testing

@testable import Transcripts

@Suite("Transcript")
struct TranscriptTests {
  @Test("a session that is written and read back is the same")
  func roundTrip() throws {
    let header = Header(
      started: Date(timeIntervalSince1970: 1_796_117_400), prompt: "photo-feed", round: Round(),
      mode: .aloud, program: "0.1.0", seed: .max)
    var session = Session(round: header.round)
    let events =
      session.receive(.start, at: .zero) + session.receive(.next, at: .seconds(700))
      + session.receive(.end(.quit), at: .seconds(1_000))
    let transcript = Transcript(header: header, events: events)
    let bytes = transcript.encoded()
    #expect(
      String(decoding: bytes, as: UTF8.self).hasPrefix(
        """
        {"format":"rehearse-transcript","version":1,"id":"2026-12-01T093000Z-photo-feed",\
        "started":"2026-12-01T09:30:00Z","prompt":"photo-feed","minutes":45,"mode":"aloud",\
        "speed":1,"program":"0.1.0","seed":18446744073709551615}
        {"ms":0,"type":"step-started","step":"requirements"}

        """))
    #expect(try Transcript(decoding: bytes) == transcript)
    #expect(Replay(of: events).events(of: header.round) == events)
  }
}

import Interview
import Rehearsals
import Testing
import Transcripts

@Suite("Replay")
struct ReplayTests {
  @Test("the inputs of any session lead to its events again", arguments: UInt64(0)..<500)
  func leadsToTheSameEvents(seed: UInt64) throws {
    let session = RandomSession(seed: seed)
    #expect(Replay(of: session.events).events(of: session.round) == session.events)
  }

  @Test("what is written of any session is what is read", arguments: UInt64(0)..<500)
  func survivesTheFile(seed: UInt64) throws {
    let session = RandomSession(seed: seed)
    let transcript = Transcript(header: .example(session.round), events: session.events)
    let read = try Transcript(decoding: transcript.encoded())
    #expect(read == transcript)
    #expect(read.encoded() == transcript.encoded())
    #expect(read.header.round == session.round)
  }

  @Test("an input after a crash comes after the deadline that it shares its time with")
  func crashAtADeadline() {
    var session = Session(round: Round())
    var events = session.receive(.start, at: .zero) + session.advance(to: .milliseconds(10_001))
    #expect(events.last == Event(at: .seconds(10), .alive))
    session = Session(round: Round(), folding: events)
    events += session.receive(.resume(gap: .seconds(60)), at: session.clock)
    events += session.advance(to: .milliseconds(20_001))
    #expect(Replay(of: events).events(of: Round()) == events)
    #expect(events.suffix(2).map(\.at) == [.seconds(10), .seconds(20)])
  }

  @Test("nothing has no inputs")
  func nothing() {
    #expect(Replay(of: []).moves.isEmpty)
    #expect(Replay(of: []).events(of: Round()).isEmpty)
  }

  @Test("events give their inputs with their times")
  func moves() {
    let events = [
      Event(at: .zero, .stepStarted(.requirements)),
      Event(at: .seconds(10), .alive),
      Event(at: .seconds(12), .said(Said(step: .requirements, text: "hello", from: .seconds(11)))),
      Event(at: .seconds(12), .undone(line: .seconds(12))),
      Event(at: .seconds(12), .titled("First try")),
    ]
    let moves = Replay(of: events).moves
    #expect(moves.map(\.input) == [.start, .say("hello", from: .seconds(11)), .undo])
    #expect(moves.map(\.at) == [.zero, .seconds(12), .seconds(12)])
  }
}

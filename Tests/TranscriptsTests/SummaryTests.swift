import Foundation
import Interview
import Testing

@testable import Transcripts

@Suite("Summary")
struct SummaryTests {
  @Test("what a list shows is what the whole transcript says", arguments: UInt64(0)..<100)
  func agreesWithTheSession(seed: UInt64) throws {
    let random = RandomSession(seed: seed)
    let session = Session(round: random.round, folding: random.events)
    let summary = try Self.summary(
      Transcript(header: .example(random.round), events: random.events))
    #expect(summary.header.round == random.round)
    #expect(summary.reached == session.clock)
    switch session.phase {
    case .waiting: #expect(summary.stoppedIn == random.round.steps[0])
    case .inStep(let step): #expect(summary.stoppedIn == step)
    case .between: Issue.record("no input ends between two steps")
    case .finished: #expect(summary.isFinished)
    case .ended(let reason):
      #expect(summary.ending == reason)
      #expect(summary.isFinished == (reason == .finished) || reason == .setAside)
    }
    #expect((summary.ending != nil) == session.isEnded)
  }

  @Test("a session without an event stopped where it would begin")
  func onlyHeader() throws {
    let summary = try Self.summary(Transcript(header: .example(Round(drilling: .api)), events: []))
    #expect(summary.stoppedIn == .api)
    #expect(summary.reached == .zero)
    #expect(summary.canBeResumed)
  }

  @Test(
    "how a session ended tells whether it can be resumed",
    arguments: [
      (Event.EndReason.finished, false), (.quit, true), (.endOfInput, true), (.stopped, true),
      (.setAside, false),
    ])
  func canBeResumed(reason: Event.EndReason, expected: Bool) throws {
    let events = [
      Event(at: .zero, .stepStarted(.requirements)), Event(at: .seconds(1), .ended(reason)),
    ]
    let summary = try Self.summary(Transcript(header: .example(), events: events))
    #expect(summary.canBeResumed == expected)
  }

  @Test(
    "leaving a step tells where it goes on",
    arguments: [
      (Event.Departure.next, Step.dataModel), (.back, .requirements), (.end, .architecture),
    ])
  func cutOffBetweenSteps(departure: Event.Departure, step: Step) throws {
    let events = [Event(at: .zero, .stepEnded(.architecture, used: .zero, by: departure))]
    #expect(try Self.summary(Transcript(header: .example(), events: events)).stoppedIn == step)
  }

  @Test(
    "a torn line at the end does not tell how far the clock came",
    arguments: [
      #"{"ms":99000,"type":"said","step":"api","te"#, #"{"ms":99000,"type":"said","text":"{}"#,
      #"{"ms":99000,"type":"step-star"#, #"{"ms":99000"#,
    ])
  func tornEnd(line: String) throws {
    let events = [Event(at: .seconds(10), .alive), Event(at: .seconds(20), .alive)]
    let summary = try Self.summary(Transcript(header: .example(), events: events), line)
    #expect(summary.reached == .seconds(20))
  }

  @Test("events of unknown types count as time")
  func unknown() throws {
    let transcript = Transcript(
      header: .example(), events: [Event(at: .seconds(1), .titled("a"))])
    let summary = try Self.summary(transcript, "{\"ms\":3000,\"type\":\"drew\"}\n")
    #expect(summary.reached == .seconds(3))
  }

  private static func summary(_ transcript: Transcript, _ end: String = "") throws -> Summary {
    var result: Result<Summary, any Error>?
    try withTemporaryFolder { folder in
      let path = folder + "/session.jsonl"
      try (transcript.encoded() + Data(end.utf8)).write(to: URL(filePath: path))
      result = Result { try Summary(reading: path) }
    }
    return try #require(result).get()
  }
}

import Interview
import Rehearsals
import Testing

@testable import Coaching

@Suite struct ReviewTests {
  private func review(
    _ script: String, round: Round = Round(), mode: RehearsalMode = .typed, speed: Int = 1
  ) -> Review {
    let events = Rehearsal(round: round, script: script).events
    return Review(round: round, mode: mode, events: events, prompt: .sample, speed: speed)
  }

  @Test(
    "a checkpoint is met up to its very moment",
    arguments: [(899_999, false), (900_000, false), (900_001, true)])
  func checkpoint(milliseconds: Int, isMissed: Bool) {
    var rehearsal = Rehearsal(script: "5:00 :next")
    rehearsal.receive(.next, at: .milliseconds(milliseconds))
    let review = Review(round: Round(), mode: .typed, events: rehearsal.events, prompt: nil)
    #expect(review.checkpoints[0].isMissed == isMissed)
    #expect(review.checkpoints[0].lateness == (isMissed ? .milliseconds(1) : nil))
    #expect(review.checkpoints[1].outcome == .notReached)
  }

  @Test("a checkpoint whose step is never finished has no lateness")
  func neverFinished() {
    let review = review("5:00 :next\n16:00 :quit")
    #expect(
      review.checkpoints[0].outcome == .missed(during: .architecture, finishedAt: nil))
    #expect(review.checkpoints[0].lateness == nil)
  }

  @Test("the first finish counts, also when the step is taken up again")
  func finishedAgain() {
    let events = Rehearsal(script: "5:00 :next\n16:00 :next\n17:00 :back\n19:00 :next").events
    let review = Review(round: Round(), mode: .typed, events: events, prompt: nil)
    #expect(review.checkpoints[0].lateness == .at(1))
  }

  @Test("a drill has one step and no checkpoints")
  func drill() {
    let review = review("1:00 a cursor\n4:00 :next", round: Round(drilling: .dataModel))
    #expect(review.steps.map(\.step) == [.dataModel])
    #expect(review.checkpoints.isEmpty)
    #expect(review.coverage.map(\.step) == [.dataModel])
  }

  @Test(
    "it is known how far a session came",
    arguments: [
      ("1:00 one", Ending.open(in: .requirements)),
      ("1:00 :quit", .stopped(in: .requirements, .quit)),
      ("1:00 :next\n2:00 :quit\n2:00 :resume 5", .open(in: .architecture)),
      ("1:00 :next\n2:00 :next\n3:00 :next\n4:00 :next\n5:00 :next\n6:00 :next", .finished),
      (
        "1:00 :next\n2:00 :next\n3:00 :next\n4:00 :next\n5:00 :next\n6:00 :next\n6:00 :quit",
        .finished
      ),
    ])
  func ending(script: String, ending: Ending) {
    #expect(review(script).ending == ending)
  }

  @Test("a session without events never started")
  func empty() {
    let review = Review(round: Round(), mode: .typed, events: [], prompt: .sample)
    #expect(review.ending == .notStarted)
    #expect(review.fixFirst == .tooLittle(lines: 0, clock: .zero))
    #expect(review.coverage.isEmpty)
  }

  @Test("the time until a session that was left in a pause goes on is an interruption")
  func leftInAPause() {
    let clock = review("1:00 :pause\n1:00 :quit\n1:00 :resume 500").clock
    #expect((clock.pauses, clock.paused) == (1, .zero))
    #expect((clock.interruptions, clock.interrupted) == (1, .seconds(500)))
  }

  @Test("pauses and interruptions are counted apart")
  func pauses() {
    let clock = review(
      "1:00 :pause\n1:00 :resume 30\n2:00 :pause\n2:00 :resume 10\n3:00 :quit\n3:00 :resume 500"
    ).clock
    #expect((clock.pauses, clock.paused) == (2, .seconds(40)))
    #expect((clock.interruptions, clock.interrupted) == (1, .seconds(500)))
    #expect(clock.total == .at(3))
  }

  @Test("a skip keeps its words, its time and its step")
  func skips() {
    #expect(
      review("1:00 :next\n2:00 :skip caching for the API").skips
        == [Skip(at: .at(2), step: .architecture, what: "caching", instead: "the API")])
  }

  @Test("of several test runs after a step the last one counts")
  func tests() {
    let review = review("1:00 :next\n1:10 :tests 4 1\n1:20 :tests 5 0")
    #expect(review.tests.map(\.passed) == [5])
  }

  @Test("stretches are looked for only when everything is typed at real speed")
  func gaps() {
    let script = "0:10 one\n4:00 two"
    #expect(review(script).inputGaps.count == 1)
    #expect(review(script, mode: .aloud).inputGaps.isEmpty)
    #expect(review(script, speed: 60).inputGaps.isEmpty)
  }

  @Test("three stretches are mentioned, the longest")
  func longestGaps() {
    let review = review("0:40 a\n1:30 b\n2:30 c\n3:05 d\n4:35 :next")
    #expect(review.inputGaps.map(\.length) == [.seconds(90), .seconds(60), .seconds(50)])
  }

  @Test("only steps that were reached have a checklist")
  func coverage() {
    #expect(
      review("1:00 :next\n2:00 :quit").coverage.map(\.step) == [.requirements, .architecture])
  }
}

import Interview
import Rehearsals
import Testing

@testable import Coaching

@Suite struct StepUseTests {
  private func use(of step: Step, _ script: String, round: Round = Round()) throws -> StepUse {
    let events = Rehearsal(round: round, script: script).events
    let review = Review(round: round, mode: .typed, events: events, prompt: nil)
    return try #require(review.steps.first { $0.step == step })
  }

  @Test("all stays in a step are one use")
  func stays() throws {
    let use = try use(of: .requirements, "1:00 :next\n2:00 :back\n4:00 :next\n5:00 :quit")
    #expect(use.used == .at(3))
    #expect(use.visits == 2)
    #expect(use.overrunAt == nil)
  }

  @Test("a session that was ended and resumed goes on with the same visit")
  func resumed() throws {
    let use = try use(of: .requirements, "1:00 :quit\n1:00 :resume 60\n2:00 :next")
    #expect(use.visits == 1)
    #expect(use.used == .at(2))
  }

  @Test(
    "an overrun begins after the budget",
    arguments: [(299_999, nil), (300_000, nil), (300_001, 1)])
  func boundary(milliseconds: Int, over: Int?) throws {
    var rehearsal = Rehearsal()
    rehearsal.receive(.next, at: .milliseconds(milliseconds))
    let review = Review(round: Round(), mode: .typed, events: rehearsal.events, prompt: nil)
    #expect(review.steps[0].overrunAt == over.map { _ in .at(5) })
    #expect(review.steps[0].over == .milliseconds(over ?? 0))
  }

  @Test("a stay after the flag is over as a whole")
  func laterStay() throws {
    let use = try use(of: .requirements, "6:00 :next\n6:30 :back\n7:00 :next\n8:00 :quit")
    #expect(use.over == .seconds(90))
  }

  @Test("minutes that were added after the flag are no overrun")
  func added() throws {
    let use = try use(
      of: .dataModel, "5:30 :add 2\n8:00 :next", round: Round(drilling: .dataModel))
    #expect(use.planned == .at(7))
    #expect(use.over == .at(1))
  }

  @Test("what followed a question accounts for that much of an overrun")
  func question() throws {
    let early = try use(of: .requirements, "4:00 :ask why\n7:00 :next")
    #expect((early.over, early.overByChoice) == (.at(2), .zero))
    let late = try use(of: .requirements, "6:30 :ask why\n7:00 :next")
    #expect((late.over, late.overByChoice) == (.at(2), .seconds(90)))
  }

  @Test("a step that was not reached has no visits")
  func notReached() throws {
    let use = try use(of: .wrapUp, "1:00 :next\n2:00 :quit")
    #expect(use.visits == 0)
    #expect(use.used == .zero)
  }
}

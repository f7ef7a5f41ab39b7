import Interview
import Testing

@Suite struct PlanTests {
  @Test(
    "A round is planned as 5, 8, 5, 5, everything else, 5",
    arguments: [(35, 7), (36, 8), (45, 17), (60, 32), (119, 91), (120, 92)])
  func budgets(minutes: Int, deepDives: Int) {
    let plan = Plan(minutes: minutes)
    let expected = [5, 8, 5, 5, deepDives, 5]
    #expect(Step.allCases.map(plan.budget) == expected.map(Duration.minutes))
    #expect(plan.end(of: .wrapUp) == .minutes(minutes))
  }

  @Test("The steps of a 45-minute round end at 5, 13, 18, 23, 40 and 45")
  func ends() {
    let plan = Plan(minutes: 45)
    #expect(Step.allCases.map(plan.end) == [5, 13, 18, 23, 40, 45].map(Duration.minutes))
  }

  @Test("A checkpoint lies two minutes behind the plan, in every round", arguments: [35, 45, 120])
  func checkpoints(minutes: Int) {
    for checkpoint in Checkpoint.allCases {
      let planned = Plan(minutes: minutes).end(of: checkpoint.step)
      #expect(checkpoint.deadline - planned == .minutes(2))
    }
  }

  @Test(
    "The length of a round stays within 35 to 120 minutes",
    arguments: [(34, 35), (35, 35), (36, 36), (119, 119), (120, 120), (121, 120)])
  func lengths(asked: Int, given: Int) {
    #expect(Round(minutes: asked).minutes == given)
  }

  @Test("A drill has one step with its own budget, and no checkpoints")
  func drill() {
    let round = Round(drilling: .deepDives, outOf: 60)
    #expect(round.minutes == 32)
    #expect(round.steps == [.deepDives])
    #expect(round.checkpoints.isEmpty)
    #expect(round.budget(of: .deepDives) == .minutes(32))
    #expect(round.budget(of: .api) == .zero)
  }
}

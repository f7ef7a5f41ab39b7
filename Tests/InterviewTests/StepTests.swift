import Interview
import Testing

@Suite struct StepTests {
  @Test(
    "A step is found by number, name, or an unambiguous beginning of it",
    arguments: [
      ("1", Step.requirements), ("6", .wrapUp), ("api", .api), ("API", .api), ("a", nil),
      ("arch", .architecture), ("data", .dataModel), ("d", nil), ("deep-dives", .deepDives),
      ("0", nil), ("7", nil), ("", nil), ("w", .wrapUp), ("-1", nil), ("apis", nil),
    ] as [(String, Step?)])
  func named(name: String, step: Step?) {
    #expect(Step(named: name) == step)
  }

  @Test("Next and previous walk through all six steps")
  func neighbours() {
    #expect(Step.requirements.previous == nil)
    #expect(Step.wrapUp.next == nil)
    for (step, following) in zip(Step.allCases, Step.allCases.dropFirst()) {
      #expect(step.next == following)
      #expect(following.previous == step)
    }
    #expect(Step.allCases.map(\.number) == [1, 2, 3, 4, 5, 6])
  }
}

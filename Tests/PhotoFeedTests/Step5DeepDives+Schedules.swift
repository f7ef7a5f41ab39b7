import Testing

extension Step5DeepDives {
  @Test("In whatever order taps, replies and refreshes come, the last intent wins")
  func anySchedule() {
    for seed in UInt64(1)...2_000 {
      var random = SeededRandom(seed: seed)
      let steps = (0..<20).map { _ in LikeSchedule.Step.random(using: &random) }
      guard LikeSchedule.fault(in: steps) != nil else { continue }
      let shortest = steps.shortened
      Issue.record("seed \(seed): \(LikeSchedule.fault(in: shortest) ?? ""), by \(shortest)")
      return
    }
  }
}

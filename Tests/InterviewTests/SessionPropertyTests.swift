import Interview
import Testing

/// What must hold whatever someone does; one seed is one session of 60 inputs.
@Suite struct SessionPropertyTests {
  @Test("In a thousand random sessions the events tell one consistent story")
  func random() {
    for seed in UInt64(1)...1_000 {
      let run = RandomSession(seed: seed)
      let problems = [
        run.outOfOrder, run.repeatedFlag, run.wrongTimes, run.replayDiffers, run.foldDiffers,
      ].compactMap { $0 }
      #expect(problems.isEmpty, "seed \(seed): \(problems)\n\(run.shortestFailingScript)")
    }
  }
}

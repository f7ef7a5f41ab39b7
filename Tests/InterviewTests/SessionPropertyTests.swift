import Seeds
import Simulation
import Testing

/// What must hold whatever someone does; one seed is one session of 60 inputs.
///
/// `session-benchmark SEED` prints the shortest script that still fails for a seed.
@Suite struct SessionPropertyTests {
  @Test("In a thousand random sessions the events tell one consistent story")
  func random() {
    for seed in Seeds.upTo(1_000) {
      let run = RandomSession(seed: seed)
      guard let problem = run.problem else { continue }
      Issue.record("seed \(seed): \(problem)\n\(run.shortestFailingScript)")
    }
  }
}

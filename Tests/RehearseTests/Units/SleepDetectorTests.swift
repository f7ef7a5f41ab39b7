import Testing

@testable import rehearse

@Suite("SleepDetector")
struct SleepDetectorTests {
  /// Two clocks that are set by hand.
  private final class Clocks {
    var counting = Duration.seconds(1_000)
    var standing = Duration.seconds(500)
  }

  @Test(
    "a second or more that only one clock counted was sleep",
    arguments: [(999, nil), (1_000, 1_000), (1_001, 1_001), (3_600_000, 3_600_000)]
      as [(Int, Int?)])
  func boundary(gap: Int, slept: Int?) {
    let clocks = Clocks()
    var detector = SleepDetector(counting: { clocks.counting }, standing: { clocks.standing })
    clocks.counting += .milliseconds(gap + 5_000)
    clocks.standing += .milliseconds(5_000)
    #expect(detector.sleep() == slept.map { .milliseconds($0) })
  }

  @Test("each sleep is told once, and short gaps add up")
  func once() {
    let clocks = Clocks()
    var detector = SleepDetector(counting: { clocks.counting }, standing: { clocks.standing })
    #expect(detector.sleep() == nil)
    clocks.counting += .seconds(60)
    #expect(detector.sleep() == .seconds(60))
    #expect(detector.sleep() == nil)
    clocks.counting += .milliseconds(600)
    #expect(detector.sleep() == nil)
    clocks.counting += .milliseconds(600)
    #expect(detector.sleep() == .milliseconds(1_200))
  }

  @Test("a machine that is awake has not slept")
  func awake() {
    var detector = SleepDetector()
    #expect(detector.sleep() == nil)
  }
}

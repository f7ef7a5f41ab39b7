import Interview
import Testing

@testable import rehearse

@Suite("SpokenTime")
struct SpokenTimeTests {
  @Test(
    "a length is said in minutes and seconds, each only when there are any",
    arguments: [
      (0, "0 seconds"), (999, "0 seconds"), (1_000, "1 second"), (2_000, "2 seconds"),
      (59_999, "59 seconds"), (60_000, "1 minute"), (61_000, "1 minute 1 second"),
      (119_000, "1 minute 59 seconds"), (120_000, "2 minutes"), (-252_000, "4 minutes 12 seconds"),
      (4_500_000, "75 minutes"),
    ])
  func length(milliseconds: Int, words: String) {
    #expect(SpokenTime.length(.milliseconds(milliseconds)) == words)
  }

  @Test(
    "time is left up to the very end, and over from a second later",
    arguments: [
      (1_001, "2 seconds left"), (1_000, "1 second left"), (999, "1 second left"),
      (1, "1 second left"), (0, "0 seconds left"), (-1, "0 seconds over"),
      (-999, "0 seconds over"), (-1_000, "1 second over"), (-32_000, "32 seconds over"),
    ])
  func left(milliseconds: Int, words: String) {
    #expect(SpokenTime.left(.milliseconds(milliseconds)) == words)
  }

  @Test("one is singular", arguments: [(0, "0 tests"), (1, "1 test"), (2, "2 tests")])
  func count(number: Int, words: String) {
    #expect(SpokenTime.count(number, "test") == words)
  }
}

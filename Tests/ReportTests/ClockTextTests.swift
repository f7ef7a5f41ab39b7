import Interview
import Rehearsals
import Testing

@testable import Report

@Suite struct ClockTextTests {
  @Test(
    "a time of the round is minutes and seconds, also past the hour",
    arguments: [
      (Duration.zero, "0:00"), (.milliseconds(999), "0:00"), (.seconds(1), "0:01"),
      (.seconds(9), "0:09"), (.seconds(10), "0:10"),
      (.at(4, 59, ms: 999), "4:59"), (.at(5), "5:00"), (.at(5, 0, ms: 1), "5:00"),
      (.at(59, 59), "59:59"), (.at(60), "60:00"), (.at(75, 10), "75:10"), (.at(125, 1), "125:01"),
      (.seconds(-5), "-0:05"), (.seconds(-65), "-1:05"), (.milliseconds(-5), "0:00"),
    ])
  func clock(time: Duration, text: String) {
    #expect(ClockText.clock(time) == text)
  }

  @Test(
    "a length is told in minutes and seconds",
    arguments: [
      (Duration.zero, "0 s"), (.milliseconds(1), "less than a second"),
      (.milliseconds(999), "less than a second"), (.seconds(1), "1 s"), (.seconds(59), "59 s"),
      (.seconds(60), "1 min"), (.seconds(61), "1 min 1 s"), (.at(2, 5), "2 min 5 s"),
      (.at(3), "3 min"), (.at(75, 10), "75 min 10 s"),
    ])
  func length(length: Duration, text: String) {
    #expect(ClockText.length(length) == text)
  }
}

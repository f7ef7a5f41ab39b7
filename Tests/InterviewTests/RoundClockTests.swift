import Interview
import Testing

@Suite struct RoundClockTests {
  @Test("The time of the round is whole milliseconds of the readings, times the speed")
  func speed() {
    let clock = RoundClock(reading: .seconds(100), speed: 60)
    #expect(clock.time(at: .seconds(101)) == .minutes(1))
    #expect(RoundClock(reading: .zero).time(at: .microseconds(1_999)) == .milliseconds(1))
  }

  @Test("A pause stops it, and tells how long it stood")
  func pause() {
    var clock = RoundClock(reading: .zero)
    clock.pause(at: .seconds(5))
    clock.pause(at: .seconds(7))
    #expect(clock.time(at: .seconds(30)) == .seconds(5))
    #expect(clock.reading(at: .seconds(6)) == nil)
    #expect(clock.resume(at: .seconds(30)) == .seconds(25))
    #expect(clock.time(at: .seconds(31)) == .seconds(6))
    #expect(clock.resume(at: .seconds(32)) == .zero)
  }

  @Test("Sleeping until the reading of a time is never a millisecond short", arguments: 1...600)
  func waking(speed: Int) throws {
    let clock = RoundClock(reading: .nanoseconds(123_456_789), time: .milliseconds(7), speed: speed)
    for time in [1, 999, 300_001, 900_001, 2_700_001].map(Duration.milliseconds) {
      let reading = try #require(clock.reading(at: time))
      #expect(clock.time(at: reading) == time)
    }
  }
}

import Interview
import Testing

@Suite struct SessionDeadlineTests {
  /// A session at 0:00 of a step, the steps before having been finished at the given minutes.
  private func session(finishing minutes: [Int], _ round: Round = Round()) -> Session {
    var session = Session.started(round)
    _ = session.finishSteps(at: minutes)
    return session
  }

  private static let one = Duration.milliseconds(1)
  private static let minusOne = Duration.milliseconds(-1)

  @Test(
    "A step is over its budget one millisecond after it, and the flag carries the budget's time",
    arguments: [
      ([], Step.requirements, Duration.at(5)), ([5], .architecture, .at(13)),
      ([5, 13], .dataModel, .at(18)), ([5, 13, 18], .api, .at(23)),
      ([5, 13, 18, 23], .deepDives, .at(40)), ([5, 13, 18, 23, 40], .wrapUp, .at(45)),
      ([2], .architecture, .at(10)), ([2, 6, 9, 12, 20], .wrapUp, .at(25)),
    ] as [([Int], Step, Duration)])
  func overrun(finished: [Int], step: Step, deadline: Duration) {
    for (time, isFlagged) in [
      (deadline - Self.one, false), (deadline, false), (deadline + Self.one, true),
    ] {
      var session = session(finishing: finished)
      let events = session.advance(to: time)
      #expect(events.time(of: .stepOverrun(step)) == (isFlagged ? deadline : nil))
    }
  }

  @Test(
    "A checkpoint is missed one millisecond after its minute, in a round of any length",
    arguments: [35, 45, 120])
  func missed(minutes: Int) {
    for (checkpoint, finished) in [(Checkpoint.architectureDone, [5]), (.apiDone, [5, 13, 18])] {
      for (offset, isMissed) in [(Self.minusOne, false), (.zero, false), (Self.one, true)] {
        var session = session(finishing: finished, Round(minutes: minutes))
        let events = session.advance(to: checkpoint.deadline + offset)
        let kind = Event.Kind.checkpointMissed(checkpoint, during: checkpoint.step)
        #expect(events.time(of: kind) == (isMissed ? checkpoint.deadline : nil))
      }
    }
  }

  @Test("Finishing the step at exactly the checkpoint meets it; a millisecond later misses it")
  func metExactly() {
    var early = session(finishing: [5])
    #expect(
      early.receive(.next, at: .at(15)).kinds.contains(.checkpointMet(.architectureDone)))
    #expect(early.outcome(of: .architectureDone) == true)

    var late = session(finishing: [5])
    let events = late.receive(.next, at: .at(15, 0, ms: 1)).notable
    #expect(!events.kinds.contains(.checkpointMet(.architectureDone)))
    #expect(late.outcome(of: .architectureDone) == false)
  }

  @Test("A checkpoint that was met stays met after going back")
  func staysMet() {
    var session = session(finishing: [5, 13])
    _ = session.receive(.back, at: .at(14))
    #expect(!session.advance(to: .at(24)).kinds.contains { $0.isMissed })
    #expect(session.outcome(of: .architectureDone) == true)
  }

  @Test(
    "Wrap-up due comes five minutes before the end unless the wrap-up has begun",
    arguments: [35, 45, 60, 120])
  func wrapUpDue(minutes: Int) {
    let due = Duration.minutes(minutes - 5)
    for (offset, isDue) in [(Self.minusOne, false), (.zero, false), (Self.one, true)] {
      var session = session(finishing: [5, 13, 18, 23], Round(minutes: minutes))
      #expect(session.advance(to: due + offset).kinds.contains(.wrapUpDue) == isDue)
    }
    var begun = session(finishing: [5, 13, 18, 23, 26], Round(minutes: minutes))
    #expect(!begun.advance(to: .minutes(minutes)).kinds.contains(.wrapUpDue))
  }

  @Test("The time is up one millisecond after the last minute, once", arguments: [35, 45, 120])
  func timeUp(minutes: Int) {
    let end = Duration.minutes(minutes)
    for (offset, isUp) in [(Self.minusOne, false), (.zero, false), (Self.one, true)] {
      var session = session(finishing: [], Round(minutes: minutes))
      #expect(session.advance(to: end + offset).kinds.contains(.timeUp) == isUp)
    }
  }

  @Test("One notice comes a minute before the end of a step's budget, in threes")
  func notice() {
    for (offset, isThere) in [(Self.minusOne, false), (.zero, false), (Self.one, true)] {
      var session = Session.started()
      #expect(
        session.advance(to: .at(4) + offset).kinds.contains(.notice(.requirements)) == isThere)
    }
  }

  @Test("Lost time shortens the deep dives, so that the wrap-up keeps its five minutes")
  func squeezedDeepDives() {
    var session = session(finishing: [5, 13, 18, 33])
    #expect(session.timeLeftInStep == .minutes(7))
    let events = session.advance(to: .at(41)).notable
    #expect(events.time(of: .stepOverrun(.deepDives)) == .at(40))
    #expect(events.time(of: .wrapUpDue) == .at(40))
  }

  @Test("Minutes that are added after a flag bring it again, at its new moment")
  func addedAfterFlags() {
    var session = session(finishing: [5, 13, 18, 23])
    let flags: [Event.Kind] = [.stepOverrun(.deepDives), .wrapUpDue, .timeUp]
    let first = session.advance(to: .at(46)).notable
    #expect(flags.map { first.time(of: $0) } == [.at(40), .at(40), .at(45)])
    _ = session.receive(.add(minutes: 10), at: .at(46))
    let second = session.advance(to: .at(60)).notable
    #expect(flags.map { second.time(of: $0) } == [.at(50), .at(50), .at(55)])
    #expect(second.time(of: .notice(.deepDives)) == .at(49))
  }

  @Test("Minutes that do not reach the clock bring no flag again")
  func addedTooFew() {
    var session = session(finishing: [5, 13, 18, 23])
    _ = session.advance(to: .at(60))
    _ = session.receive(.add(minutes: 15), at: .at(60))
    #expect(session.advance(to: .at(90)).kinds.isEmpty)
  }

  @Test("A drill that is given more time is over again when that is gone")
  func addedToDrill() {
    var session = Session.started(Round(drilling: .api))
    _ = session.advance(to: .at(6))
    _ = session.receive(.add(minutes: 3), at: .at(6))
    #expect(
      session.advance(to: .at(60)).notable == [
        Event(at: .at(7), .notice(.api)), Event(at: .at(8), .stepOverrun(.api)),
      ])
  }

  @Test("Time gained early never lengthens a step")
  func gainedTime() {
    var session = session(finishing: [1, 2, 3, 4])
    #expect(session.timeLeftInStep == .minutes(17))
    #expect(session.advance(to: .at(22)).notable.time(of: .stepOverrun(.deepDives)) == .at(21))
  }

  @Test("Deep dives that begin after the wrap-up was due are not called over their budget")
  func squeezedOut() {
    var session = session(finishing: [5, 13, 18, 41])
    #expect(!session.advance(to: .at(60)).kinds.contains(.stepOverrun(.deepDives)))
  }

  @Test("Deep dives with nothing left are over by what is spent in them", arguments: [40, 41])
  func overFromTheirStart(minute: Int) {
    var session = session(finishing: [5, 13, 18, minute])
    #expect(session.timeLeftInStep == .zero)
    _ = session.advance(to: .at(minute, 10))
    #expect(session.timeLeftInStep == .seconds(-10))
  }

  @Test("A drill has its own budget, its notice, and no other flag")
  func drill() {
    var session = Session.started(Round(drilling: .api))
    #expect(session.advance(to: .at(60)).kinds == [.notice(.api), .stepOverrun(.api)])
  }

  @Test("Ten quiet seconds are told, and only quiet ones")
  func alive() {
    var session = Session.started()
    #expect(session.advance(to: .seconds(10)).isEmpty)
    #expect(session.advance(to: .at(0, 10, ms: 1)) == [Event(at: .seconds(10), .alive)])
    _ = session.receive(.say("x", from: .seconds(12)), at: .seconds(12))
    #expect(session.advance(to: .seconds(22)).isEmpty)
    #expect(session.advance(to: .seconds(23)) == [Event(at: .seconds(22), .alive)])
  }

  @Test("The program is asked to wake at the next deadline, and never while the clock stands")
  func nextDeadline() {
    var session = Session(round: Round())
    #expect(session.nextDeadline == nil)
    _ = session.receive(.start, at: .zero)
    #expect(session.nextDeadline == .seconds(10))
    _ = session.receive(.pause, at: .seconds(3))
    #expect(session.nextDeadline == nil)
    _ = session.receive(.resume(gap: .seconds(60)), at: .seconds(3))
    #expect(session.nextDeadline == .seconds(13))
  }
}

extension Event.Kind {
  var isMissed: Bool { if case .checkpointMissed = self { true } else { false } }
}

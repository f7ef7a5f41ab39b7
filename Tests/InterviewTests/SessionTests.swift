import Interview
import Testing

@Suite struct SessionTests {
  @Test("Six steps are walked through in order, and the session waits to be ended")
  func wholeRound() {
    var session = Session.started()
    let events = session.finishSteps(at: [5, 13, 18, 23, 40, 45]).notable
    #expect(session.phase == .finished)
    #expect(session.nextDeadline == nil)
    let started = events.compactMap { event in
      if case .stepStarted(let step) = event.kind { step } else { nil }
    }
    #expect(started == Array(Step.allCases.dropFirst()))
    #expect(session.receive(.end(.finished), at: .at(46)).kinds == [.ended(.finished)])
  }

  @Test("Nothing happens before the start or after the end")
  func outside() {
    var session = Session(round: Round())
    #expect(session.receive(.say("early", from: .zero), at: .seconds(1)).isEmpty)
    #expect(session.advance(to: .at(50)).isEmpty)
    _ = session.receive(.start, at: .zero)
    _ = session.receive(.end(.quit), at: .seconds(1))
    #expect(session.receive(.say("late", from: .zero), at: .seconds(2)).isEmpty)
  }

  @Test("A step has ended when it was finished, and not when it was left by going back")
  func hasEnded() {
    var session = Session.started()
    _ = session.finishSteps(at: [5])
    #expect(session.hasEnded(.requirements) && !session.hasEnded(.architecture))
    _ = session.receive(.back, at: .at(6))
    #expect(!session.hasEnded(.requirements) && !session.hasEnded(.architecture))
    _ = session.receive(.next, at: .at(7))
    #expect(session.hasEnded(.requirements))
  }

  @Test("The time of a step is what was spent in it, also after going back")
  func goingBack() {
    var session = Session.started()
    _ = session.receive(.next, at: .at(4))
    _ = session.receive(.back, at: .at(6))
    #expect(session.step == .requirements)
    #expect(session.timeLeftInStep == .minutes(1))
    let events = session.advance(to: .at(8)).notable
    #expect(events.time(of: .stepOverrun(.requirements)) == .at(7))
    _ = session.receive(.next, at: .at(8))
    #expect(session.used(in: .requirements) == .minutes(6))
    #expect(session.used(in: .architecture) == .minutes(2))
  }

  @Test("There is no step before the first, and none beside a drill's")
  func noWayBack() {
    var session = Session.started()
    #expect(session.receive(.back, at: .seconds(5)).isEmpty)
    var drill = Session.started(Round(drilling: .api))
    #expect(drill.receive(.back, at: .seconds(5)).isEmpty)
    #expect(drill.receive(.next, at: .seconds(6)).kinds.count == 1)
    #expect(drill.phase == .finished)
  }

  @Test("A pause stops the clock, and a line said in it lets the clock go on")
  func pausing() {
    var session = Session.started()
    #expect(session.receive(.pause, at: .seconds(5)).kinds == [.paused])
    #expect(session.receive(.pause, at: .seconds(6)).isEmpty)
    #expect(session.advance(to: .at(30)).isEmpty)
    #expect(session.clock == .seconds(5))
    let kinds = session.receive(.say("on", from: .seconds(5)), at: .seconds(5)).kinds
    #expect(kinds.first == .resumed(gap: .zero))
    #expect(kinds.count == 2)
  }

  @Test("A sleep of the machine is recorded as a gap and costs no time")
  func sleeping() {
    var session = Session.started()
    let events = session.receive(.slept(gap: .at(50)), at: .seconds(5))
    #expect(events.kinds == [.paused, .resumed(gap: .at(50))])
    #expect(session.clock == .seconds(5))
  }

  @Test("Added minutes go to the deep dives and move the end", arguments: [0, 1, 5, 60, 61])
  func adding(minutes: Int) {
    var session = Session.started()
    let events = session.receive(.add(minutes: minutes), at: .seconds(5))
    let added = (1...60).contains(minutes) ? minutes : 0
    #expect(events.isEmpty == (added == 0))
    #expect(session.length == .minutes(45 + added))
    #expect(session.budget(of: .deepDives) == .minutes(17 + added))
    #expect(session.budget(of: .wrapUp) == .minutes(5))
  }

  @Test("Undo takes back the last line that still stands, and then the one before")
  func undoing() {
    var session = Session.started()
    #expect(session.receive(.undo, at: .zero).isEmpty)
    _ = session.receive(.say("one", from: .zero), at: .seconds(1))
    _ = session.receive(.say("two", from: .zero), at: .seconds(2))
    #expect(session.receive(.undo, at: .seconds(3)).kinds == [.undone(line: .seconds(2))])
    #expect(session.receive(.undo, at: .seconds(4)).kinds == [.undone(line: .seconds(1))])
    #expect(!session.canUndo)
  }

  @Test("The first key of a line is never later than the line")
  func firstKey() {
    var session = Session.started()
    let events = session.receive(.say("x", from: .seconds(9)), at: .seconds(3))
    #expect(events.kinds == [.said(Said(step: .requirements, text: "x", from: .seconds(3)))])
  }

  @Test("After the end of the round the person can still finish; it counts as over time")
  func overTime() {
    var session = Session.started()
    _ = session.finishSteps(at: [5, 13, 18, 23, 40])
    let events = session.receive(.next, at: .at(48)).notable
    #expect(events.time(of: .timeUp) == .at(45))
    #expect(session.used(in: .wrapUp) == .minutes(8))
  }

  @Test("What a missed checkpoint leaves for the deep dives is worked out at once")
  func replanned() {
    var session = Session.started()
    _ = session.receive(.next, at: .at(5))
    let events = session.advance(to: .at(16)).notable
    #expect(events.time(of: .replanned(deepDives: .minutes(15))) == .at(15))
    #expect(session.outlook.delay == .minutes(3))
    #expect(session.outlook.deepDives == .minutes(14))
    #expect(
      session.outlook.rows.map(\.expectedEnd)
        == [nil, 16, 21, 26, 40, 45].map { minutes in
          minutes.map(Duration.minutes)
        })
  }

  @Test("A session that was quit goes on in the step it was left in")
  func resumingAfterQuit() {
    var session = Session.started()
    _ = session.receive(.next, at: .at(5))
    let ending = session.receive(.end(.quit), at: .at(7)).kinds
    #expect(ending == [.stepEnded(.architecture, used: .minutes(2), by: .end), .ended(.quit)])
    let events = session.receive(.resume(gap: .at(99)), at: .at(7)).kinds
    #expect(events == [.resumed(gap: .at(99)), .stepStarted(.architecture)])
    #expect(session.timeLeftInStep == .minutes(6))
  }

  @Test("A finished session is not resumed, and one that was set aside stays so until it is")
  func notResumed() {
    var finished = Session.started(Round(drilling: .api))
    _ = finished.receive(.next, at: .at(1))
    _ = finished.receive(.end(.quit), at: .at(1))
    #expect(finished.phase == .ended(.finished))
    #expect(finished.receive(.resume(gap: .zero), at: .at(1)).isEmpty)

    var quit = Session.started()
    _ = quit.receive(.end(.quit), at: .at(1))
    #expect(quit.receive(.end(.setAside), at: .at(1)).kinds == [.ended(.setAside)])
    #expect(quit.receive(.resume(gap: .zero), at: .at(1)).kinds.last == .stepStarted(.requirements))
  }
}

import Interview
import Rehearsals
import Testing

@testable import Coaching

@Suite struct InputGapTests {
  @Test(
    "a stretch counts from thirty seconds on",
    arguments: [(29_999, 0), (30_000, 1), (30_001, 1)])
  func shortest(milliseconds: Int, count: Int) {
    var rehearsal = Rehearsal()
    rehearsal.say("one", at: .at(0, 10))
    rehearsal.say("two", at: .at(2), from: .at(0, 10, ms: milliseconds))
    let gaps = InputGap.all(in: rehearsal.events)
    #expect(gaps.count == count)
    #expect(gaps.allSatisfy { $0.length == .milliseconds(milliseconds) })
  }

  @Test("writing a line is no stretch, however long it takes")
  func writing() {
    let rehearsal = Rehearsal(script: "0:05-4:00 a long line\n4:10 :next")
    #expect(InputGap.all(in: rehearsal.events).isEmpty)
  }

  @Test("writing in an editor is no stretch")
  func editor() {
    var rehearsal = Rehearsal()
    rehearsal.receive(.openEditor, at: .at(0, 10))
    rehearsal.receive(.closeEditor, at: .at(4))
    rehearsal.say("written", at: .at(4), from: .at(4))
    #expect(InputGap.all(in: rehearsal.events).isEmpty)
  }

  @Test("what the clock and the interviewer do does not end a stretch")
  func machineEvents() {
    var rehearsal = Rehearsal()
    rehearsal.say("one", at: .at(4))
    rehearsal.advance(to: .at(5, 30))
    rehearsal.receive(.tests(TestRun(step: .requirements, outcome: .passed)), at: .at(5, 30))
    rehearsal.say("two", at: .at(6))
    let gap = InputGap.all(in: rehearsal.events).first { $0.start == .at(4) }
    #expect(gap?.end == .at(6))
    #expect(gap?.before?.text == "one")
  }

  @Test(
    "anything that the person does ends a stretch",
    arguments: [
      Input.tick(.requirements, entry: "x"), .hint(.requirements, entry: "x"),
      .showModel(.requirements), .show(command: "plan", lines: []), .skip("a", instead: "b"),
      .add(minutes: 1), .next, .openEditor, .pause,
    ])
  func personEvents(input: Input) {
    var rehearsal = Rehearsal()
    rehearsal.say("one", at: .at(1), from: .at(0, 1))
    rehearsal.receive(input, at: .at(1, 40))
    let gaps = InputGap.all(in: rehearsal.events)
    #expect(gaps.map(\.end) == [.at(1, 40)])
  }

  @Test("nobody knows what happened before a crash")
  func crash() {
    var rehearsal = Rehearsal()
    rehearsal.advance(to: .at(1, 30))
    rehearsal.receive(.resume(gap: .seconds(600)), at: .at(1, 30))
    rehearsal.say("back", at: .at(1, 40))
    #expect(InputGap.all(in: rehearsal.events).isEmpty)
  }

  @Test(
    "someone who said so first may think",
    arguments: [
      ("Give me a moment", true), ("let me think about that", true), ("One moment to think", true),
      ("That is it, I think", false), ("At the moment it polls", false),
    ])
  func announced(line: String, isAnnounced: Bool) {
    let events = Rehearsal(script: "0:05 \(line)\n1:00 so").events
    #expect(InputGap.all(in: events).map(\.isAnnounced) == [isAnnounced])
  }

  @Test("what was said long before a stretch does not announce it")
  func announcedEarlier() {
    let events = Rehearsal(script: "0:05 Give me a moment\n0:20 :hint x\n1:00 so").events
    #expect(InputGap.all(in: events).map(\.isAnnounced) == [false])
  }

  @Test("the longest come first")
  func longest() {
    let rehearsal = Rehearsal(
      script: "0:40 a\n1:30 b\n2:30 c\n3:05 d\n4:35 :next")
    #expect(
      InputGap.all(in: rehearsal.events).map(\.length) == [
        .seconds(90), .seconds(60), .seconds(50), .seconds(40), .seconds(35),
      ])
  }

  @Test("a line that was taken back is input, but not what came before")
  func undone() {
    let rehearsal = Rehearsal(script: "0:05 kept\n0:10 gone\n0:12 :undo\n1:30 next")
    let gap = InputGap.all(in: rehearsal.events).first
    #expect(gap?.start == .at(0, 12))
    #expect(gap?.before?.text == "kept")
  }

  @Test("lines that all come at once leave no stretch")
  func piped() {
    var rehearsal = Rehearsal()
    for text in ["one", "two", "three"] { rehearsal.say(text, at: .zero) }
    #expect(InputGap.all(in: rehearsal.events).isEmpty)
  }

  @Test("a question in a stretch is kept with it")
  func question() {
    let rehearsal = Rehearsal(script: "0:05 one\n0:20 :ask why\n2:00 two")
    let gap = InputGap.all(in: rehearsal.events).first
    #expect(gap?.questionAt == .at(0, 20))
    #expect(gap?.lengthBeforeQuestion == .seconds(15))
  }
}

import Interview
import Rehearsals
import Testing

@testable import Coaching

@Suite struct AdviserTests {
  private func fixFirst(
    _ script: String, round: Round = Round(), mode: RehearsalMode = .typed
  ) -> FixFirst {
    let events = Rehearsal(round: round, script: script).events
    return Review(round: round, mode: mode, events: events, prompt: .sample).fixFirst
  }

  private func keys(
    _ script: String, round: Round = Round(), mode: RehearsalMode = .aloud
  ) -> [String] {
    guard case .advice(let advice) = fixFirst(script, round: round, mode: mode) else { return [] }
    return advice.map(\.key)
  }

  private static let onTime = ["5:00", "13:00", "18:00", "23:00", "40:00", "44:30"]

  /// A round whose steps end at these times.
  private func round(_ ends: [String], plus rows: [String: String] = [:]) -> String {
    ends.enumerated().map { index, end in
      [rows["\(index)"], "\(end) :next"].compactMap { $0 }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  @Test("a round in time has nothing to fix")
  func nothing() {
    #expect(fixFirst(round(Self.onTime), mode: .aloud) == .nothing)
  }

  @Test("a long stretch counts from a minute on", arguments: [(59, 0), (60, 1), (61, 1)])
  func longGap(seconds: Int, count: Int) {
    var rehearsal = Rehearsal(round: Round(drilling: .api))
    rehearsal.say("one", at: .at(0, 10))
    rehearsal.say("two", at: .at(0, 10 + seconds))
    let review = Review(
      round: Round(drilling: .api), mode: .typed, events: rehearsal.events, prompt: nil)
    guard case .advice(let advice) = review.fixFirst else {
      #expect(count == 0)
      return
    }
    #expect(advice.map(\.key) == Array(repeating: "input-gap", count: count))
  }

  @Test("thinking about an interviewer's question is no stretch to fix")
  func gapAfterQuestion() {
    let script = "0:10 one\n0:12 :ask why\n3:00 two"
    #expect(keys(script, round: Round(drilling: .api), mode: .typed).isEmpty)
  }

  @Test("thinking that was announced is no stretch to fix")
  func announcedGap() {
    let script = "0:10 one\n0:12 Give me a moment to think\n3:00 two"
    #expect(keys(script, round: Round(drilling: .api), mode: .typed).isEmpty)
  }

  @Test("who ends the session in the wrap-up has walked through all steps")
  func endedInWrapUp() {
    #expect(keys(round(Array(Self.onTime.dropLast())) + "\n44:00 :quit").isEmpty)
  }

  @Test(
    "only who ends the session in its last step has finished that",
    arguments: [
      (Event.EndReason.quit, ["checklist-open"]), (.endOfInput, ["checklist-open"]),
      (.stopped, []), (.setAside, []),
    ])
  func endedDrill(reason: Event.EndReason, keys: [String]) {
    let round = Round(drilling: .requirements)
    var rehearsal = Rehearsal(
      round: round, script: "0:20 one\n0:50 two\n1:20 three\n1:50 four\n2:20 five")
    rehearsal.receive(.end(reason), at: .at(2, 40))
    let review = Review(
      round: round, mode: .typed, events: rehearsal.events, prompt: .sample)
    guard case .advice(let advice) = review.fixFirst else {
      #expect(keys.isEmpty)
      return
    }
    #expect(advice.map(\.key) == keys)
  }

  @Test("stretches and \"it depends\" come before a missed checkpoint, and three is the most")
  func order() {
    let script = "0:10 one\n3:00 It depends.\n5:00 :next\n16:00 :next\n17:00 :quit"
    #expect(
      keys(script, mode: .typed) == ["input-gap", "empty-depends", "checkpoints-missed"])
  }

  @Test("a checkpoint that questions made late is not held against anybody")
  func dugInto() {
    let late = ["5:00", "15:30", "20:00", "24:30", "40:00", "44:30"]
    #expect(keys(round(late)) == ["checkpoints-missed", "overrun"])
    #expect(keys(round(late, plus: ["1": "12:00 :ask how does it page"])).isEmpty)
  }

  @Test("an overrun counts from a minute on", arguments: [("5:59", 0), ("6:00", 1), ("6:01", 1)])
  func overrun(end: String, count: Int) {
    let ends = [end] + Self.onTime.dropFirst()
    #expect(keys(round(ends)) == Array(repeating: "overrun", count: count))
  }

  @Test("a round that was ended early is unfinished, a drill is not")
  func unfinished() {
    #expect(keys("4:00 :quit") == ["not-finished"])
    #expect(keys("4:00 :quit", round: Round(drilling: .api)).isEmpty)
  }

  @Test("a session that still goes on is not called unfinished")
  func open() {
    #expect(keys("4:00 one").isEmpty)
  }

  @Test(
    "a wrap-up is cut when a minute of it is gone",
    arguments: [("40:59", 0), ("41:00", 1), ("41:01", 1)])
  func wrapUpCut(start: String, count: Int) {
    let ends = ["5:00", "13:00", "18:00", "23:00", start, "44:30"]
    #expect(keys(round(ends)).filter { $0 == "wrap-up-cut" }.count == count)
  }

  @Test("deep dives with less than half their time are squeezed")
  func squeezed() {
    let ends = ["5:00", "13:00", "18:00", "23:00", "31:00", "35:00"]
    #expect(keys(round(ends)) == ["deep-dives-squeezed"])
  }

  @Test("what was not typed is not missing from a round aloud unless it was ticked off")
  func aloudChecklist() {
    let ticked = round(
      Self.onTime, plus: ["0": "1:00 :did offline", "5": "42:00 :did metrics"])
    #expect(keys(round(Self.onTime)).isEmpty)
    #expect(keys(ticked) == ["checklist-open", "wrap-up-open"])
  }

  @Test("nothing can be said about a few seconds")
  func tooLittle() {
    #expect(fixFirst("0:10 one") == .tooLittle(lines: 1, clock: .seconds(10)))
  }

  @Test(
    "more than four features are too many",
    arguments: [("a; b; c", 0), ("a; b; c; d", 0), ("a; b; c; d; e", 1)])
  func features(list: String, count: Int) {
    let script = round(
      Self.onTime, plus: ["0": "1:00 Functional: \(list)\n2:00 Out of scope: stories"])
    #expect(keys(script) == Array(repeating: "too-many-features", count: count))
  }

  @Test(
    "an empty \"out of scope\" needs evidence",
    arguments: [
      ("1:00 Functional: a; b", RehearsalMode.aloud, false),
      ("1:00 Functional: a; b\n2:00 Non-functional: fast", .aloud, true),
      ("1:00 Functional: a; b", .typed, true),
      ("1:00 Functional: a; b\n2:00 Out of scope: none", .typed, true),
      ("1:00 Functional: a; b\n2:00 Out of scope: stories", .typed, false),
      ("1:00 Functional: a; b\n2:00 we leave out stories", .typed, false),
      ("1:00 Functional: a; b\n2:00 :did what is out of scope", .typed, false),
      ("1:00 a feed", .typed, false),
    ])
  func outOfScope(rows: String, mode: RehearsalMode, isFound: Bool) {
    let events = Rehearsal(script: rows + "\n2:30 :next").events
    let facts = SessionFacts(
      round: Round(), mode: mode, events: events, prompt: .sample, speed: 1)
    #expect((Adviser(facts: facts).outOfScopeEmpty != nil) == isFound)
  }

  @Test("one headed topic is too few when nothing speaks of another")
  func singleDeepDive() {
    let rows = { (text: String) in
      let events = Rehearsal(
        script: self.round(Array(Self.onTime.prefix(4))) + "\n24:00 \(text)\n38:00 :next"
      ).events
      let facts = SessionFacts(
        round: Round(), mode: .typed, events: events, prompt: nil, speed: 1)
      return Adviser(facts: facts).singleDeepDive != nil
    }
    #expect(rows("Deep dive 1: likes"))
    #expect(!rows("Deep dive 1: likes\n30:00 Deep dive 2: images"))
    #expect(!rows("Deep dive 1: likes\n30:00 The next topic is images"))
    #expect(!rows("A like must feel instant"))
  }
}

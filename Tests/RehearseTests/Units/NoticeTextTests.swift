import Interview
import Rehearsals
import Testing

@testable import rehearse

@Suite("NoticeText")
struct NoticeTextTests {
  @Test("each flag of a round in which nothing is finished says its sentence")
  func silence() {
    #expect(
      flags("", until: .at(46)) == [
        "4:00  One minute left in Requirements.",
        "5:00  Over time: Requirements has had its 5 minutes. "
          + ":next goes on to High-level architecture.",
        "15:00  Checkpoint missed: the architecture should be done by minute 15. You are 10 min "
          + "behind the plan, which leaves 7 min for the deep dives. "
          + "Say in one sentence what you skip, and for what (:skip X for Y).",
        "25:00  Checkpoint missed: the API should be done by minute 25. You are 20 min behind the "
          + "plan, which leaves nothing for the deep dives. "
          + "Say in one sentence what you skip, and for what (:skip X for Y).",
        "40:00  Wrap-up due: five minutes are left. Finish your sentence and go there with :next.",
        "45:00  Time is up: the 45 minutes are over. You can still finish; it counts as over time.",
      ])
  }

  @Test("deep dives that were shortened say how long they had")
  func shortened() {
    let script = "1:00 :next\n2:00 :next\n3:00 :next\n29:30 :next"
    #expect(
      flags(script, until: .at(41)) == [
        "39:00  One minute left in Deep dives.",
        "40:00  Over time: Deep dives has had the 10 min 30 s that were left for it. "
          + ":next goes on to Wrap-up.",
        "40:00  Wrap-up due: five minutes are left. Finish your sentence and go there with :next.",
      ])
  }

  @Test("the last step of a round is ended by :next")
  func lastStep() {
    let script = "1:00 :next\n1:00 :next\n1:00 :next\n1:00 :next\n1:00 :next"
    #expect(
      flags(script, until: .at(7)).last
        == "6:00  Over time: Wrap-up has had its 5 minutes. :next ends it.")
  }

  @Test("a drill has no other flags than those of its step")
  func drill() {
    #expect(
      flags("", of: Round(drilling: .api), until: .at(60)) == [
        "4:00  One minute left in API and interfaces.",
        "5:00  Over time: API and interfaces has had its 5 minutes. :next ends it.",
      ])
  }

  @Test("a round with added minutes says its real length")
  func added() {
    #expect(
      flags("1:00 :add 15", until: .at(61)).last
        == "60:00  Time is up: the 60 minutes are over. "
        + "You can still finish; it counts as over time.")
  }

  @Test("where a clock ticks, one minute left is no line of its own")
  func ticking() {
    #expect(flags("", until: .at(4, 30)).count == 1)
    #expect(flags("", until: .at(4, 30), tellsLastMinute: false).isEmpty)
  }

  @Test("the bell rings for overruns, missed checkpoints, wrap-up due and the end alone")
  func bell() {
    let rung: [Event.Kind] = [
      .stepOverrun(.api), .checkpointMissed(.apiDone, during: .api), .wrapUpDue, .timeUp,
    ]
    let silent: [Event.Kind] = [
      .notice(.api), .stepStarted(.api), .checkpointMet(.apiDone), .replanned(deepDives: .zero),
      .alive, .paused, .ended(.finished),
    ]
    #expect(rung.filter(NoticeText.rings) == rung)
    #expect(silent.filter(NoticeText.rings).isEmpty)
  }

  /// The flags from the end of a script on, each told as the session stood at its moment.
  private func flags(
    _ script: String, of round: Round = Round(), until end: Duration, tellsLastMinute: Bool = true
  ) -> [String] {
    var session = Rehearsal(round: round, script: script).session
    var lines: [ScreenLine] = []
    while let deadline = session.nextDeadline, deadline < end {
      let events = session.advance(to: deadline + .milliseconds(1))
      let text = NoticeText(session: session, tellsLastMinute: tellsLastMinute)
      lines += events.compactMap { text.line(for: $0, among: events) }
    }
    return lines.map { $0.marker + $0.text }
  }
}

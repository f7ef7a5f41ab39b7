import Interview
import Rehearsals
import Testing

@testable import rehearse

@Suite("StepText")
struct StepTextTests {
  private struct Moment {
    var at: Duration
    /// What is left in the ticking prompt.
    var left: String
    /// The time of the round.
    var clock: String
    /// What is left in the plain prompt.
    var plain: String
  }

  private static let moments = [
    Moment(at: .zero, left: "5:00", clock: "0:00", plain: "5 minutes left"),
    Moment(at: .at(2, ms: 1), left: "3:00", clock: "2:00", plain: "3 minutes left"),
    Moment(at: .at(4, 59, ms: 999), left: "0:01", clock: "4:59", plain: "1 second left"),
    Moment(at: .at(5), left: "0:00", clock: "5:00", plain: "0 seconds left"),
    Moment(at: .at(5, ms: 1), left: "+0:00", clock: "5:00", plain: "0 seconds over"),
    Moment(at: .at(6, 12), left: "+1:12", clock: "6:12", plain: "1 minute 12 seconds over"),
  ]

  @Test("the prompt shows the step and what is left of it, the clock the time of the round")
  func moment() {
    for moment in Self.moments {
      let text = text(at: moment.at)
      for columns in [60, 80] {
        #expect(text.tickingPrompt(columns: columns) == "Requirements \(moment.left)> ")
        #expect(text.clock(columns: columns) == "\(moment.clock) of 45:00")
      }
      for columns in [40, 59] {
        #expect(text.tickingPrompt(columns: columns) == "1/6 \(moment.left)> ")
        #expect(text.clock(columns: columns) == moment.clock)
      }
      #expect(text.plainPrompt == "Requirements, \(moment.plain)> ")
    }
  }

  @Test("while the clock is stopped the prompt and the clock say so")
  func paused() {
    var rehearsal = Rehearsal()
    rehearsal.receive(.pause, at: .at(2))
    let text = StepText(session: rehearsal.session, prompt: .sample)
    #expect(text.clock(columns: 80) == "paused, 2:00 of 45:00")
    #expect(text.clock(columns: 40) == "paused, 2:00")
    #expect(text.plainPrompt == "Requirements, paused> ")
    #expect(
      text.time.map(\.text) == [
        "The clock is stopped. Requirements: 3 minutes left. "
          + "Round: 2 minutes gone, 43 minutes left."
      ])
  }

  @Test("after the last step there is no clock, and a prompt without a time")
  func over() {
    var rehearsal = Rehearsal(round: Round(drilling: .api))
    rehearsal.receive(.next, at: .at(1))
    let text = StepText(session: rehearsal.session, prompt: .sample)
    #expect(text.clock(columns: 80) == "")
    #expect(text.tickingPrompt(columns: 80) == "> ")
    #expect(text.plainPrompt == "> ")
    #expect(text.time.isEmpty)
  }

  @Test("the time in words tells step and round, up to the end and beyond")
  func time() {
    #expect(
      time(at: .at(1, 30))
        == "3 minutes 30 seconds left. Round: 1 minute 30 seconds gone, 43 minutes 30 seconds left."
    )
    #expect(time(at: .at(45)) == "40 minutes over. Round: 45 minutes gone, 0 seconds left.")
    #expect(
      time(at: .at(45, 2))
        == "40 minutes 2 seconds over. Round: 45 minutes 2 seconds gone, 2 seconds over.")
  }

  @Test("a step is introduced by its place, its minutes, its goal and what it produces")
  func introduction() {
    var prompt = Prompt.sample
    prompt.guides[.requirements] = StepGuide(
      goal: "Agree on what to build.", produce: ["Three lists."], checklist: [],
      model: ModelAnswer(text: [], diagram: []))
    let text = StepText(session: Rehearsal().session, prompt: prompt)
    #expect(
      text.introduction(of: .requirements) == [
        .empty, ScreenLine("1 of 6: Requirements, 5 minutes", .heading),
        ScreenLine("Agree on what to build."), ScreenLine("Three lists.", marker: "- "),
      ])
  }

  @Test("a step that is entered with less time says what is left of it")
  func shortened() {
    #expect(heading("1:00 :next\n3:00 :back") == "1 of 6: Requirements, 4 min left of 5 minutes")
    #expect(
      heading("1:00 :next\n2:00 :next\n3:00 :next\n30:00 :next")
        == "5 of 6: Deep dives, 10 min left of 17 minutes")
    #expect(
      heading("1:00 :next\n2:00 :next\n3:00 :next\n41:00 :next")
        == "5 of 6: Deep dives, 0 s left of 17 minutes")
    #expect(
      StepText(session: Rehearsal(round: Round(drilling: .api)).session, prompt: .sample)
        .introduction(of: .api)[1].text == "Drill: API and interfaces, 5 minutes")
  }

  @Test("a finished step says how long it took, and which checkpoint it met")
  func ending() {
    let rehearsal = Rehearsal(script: "4:05 :next\n13:00 :next")
    let text = StepText(session: rehearsal.session, prompt: .sample)
    #expect(text.ending(of: .requirements, met: nil).text == "Requirements took 4:05 of 5:00.")
    #expect(
      text.ending(of: .architecture, met: .architectureDone).text
        == "High-level architecture took 8:55 of 8:00. The checkpoint at minute 15 is met.")
  }

  private func heading(_ script: String) -> String? {
    let session = Rehearsal(script: script).session
    let text = StepText(session: session, prompt: .sample)
    return session.step.map { text.introduction(of: $0)[1].text }
  }

  private func time(at time: Duration) -> String? {
    text(at: time).time.first?.text.replacing("Requirements: ", with: "")
  }

  private func text(at time: Duration) -> StepText {
    var rehearsal = Rehearsal()
    rehearsal.advance(to: time)
    return StepText(session: rehearsal.session, prompt: .sample)
  }
}

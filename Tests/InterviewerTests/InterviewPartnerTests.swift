import Foundation
import Interview
import Interviewer
import Prompts
import Testing

@Suite("InterviewPartner")
struct InterviewPartnerTests {
  private static let started = Event(at: .zero, .stepStarted(.requirements))
  private static let agreed = Event(
    at: .seconds(5),
    .asked(Question(step: .requirements, text: "Yes.", kind: .opening)))
  private static let agreement = "Yes, that works for me. Go on."

  /// Read once, not for each line of the tables.
  private static let reading = Result {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try PromptFile(path: root.appending(path: "prompts/photo-feed.json").path).read()
  }

  private let prompt: Prompt
  private let interviewer: InterviewPartner

  init() throws {
    prompt = try InterviewPartnerTests.reading.get()
    interviewer = InterviewPartner(prompt: prompt)
  }

  @Test(
    "the plan is agreed to once, in the requirements, before anything else was asked",
    arguments: [
      ([], false),
      ([started], true),
      (
        [started, Event(at: .seconds(9), .said(Said(step: .requirements, text: "", from: .zero)))],
        true
      ),
      ([started, Event(at: .seconds(9), .alive), Event(at: .seconds(9), .paused)], true),
      ([started, agreed], false),
      (
        [started, Event(at: .zero, .asked(Question(step: .requirements, text: "", kind: .fact)))],
        false
      ),
      (
        [
          started,
          Event(at: .zero, .asked(Question(step: .requirements, text: "", kind: .question))),
        ], false
      ),
      ([started, Event(at: .zero, .stepEnded(.requirements, used: .zero, by: .next))], false),
      (
        [
          started, Event(at: .zero, .stepEnded(.requirements, used: .zero, by: .next)),
          Event(at: .zero, .stepStarted(.architecture)),
        ], false
      ),
      (
        [
          started, Event(at: .zero, .stepEnded(.requirements, used: .zero, by: .next)),
          Event(at: .zero, .stepStarted(.architecture)),
          Event(at: .zero, .stepEnded(.architecture, used: .zero, by: .back)), started,
        ], false
      ),
      (
        [
          started, Event(at: .zero, .stepEnded(.requirements, used: .zero, by: .end)),
          Event(at: .zero, .ended(.quit)), Event(at: .zero, .resumed(gap: .seconds(60))), started,
        ], true
      ),
    ])
  func openingReply(_ events: [Event], _ isGiven: Bool) {
    let expected = Question(step: .requirements, text: Self.agreement, kind: .opening)
    #expect(interviewer.openingReply(after: events, round: Round()) == (isGiven ? expected : nil))
  }

  @Test("a drill has no opening, not even one of the requirements")
  func drill() {
    let round = Round(drilling: .requirements)
    #expect(interviewer.openingReply(after: [Self.started], round: round) == nil)
    let said = Said(step: .requirements, text: "my plan is simple", from: .zero)
    #expect(interviewer.replies(to: said, after: [Self.started], round: round).isEmpty)
  }

  @Test(
    "a plan is agreed to, also one that mentions what a fact is about",
    arguments: [
      "Requirements first, then the main parts, data model and API, then offline. Suits you?",
      "plan: requirements, architecture, data model, api, 2 deep dives (offline + images?), ok?",
      "I'd start with the scope, then components, storage and endpoints",
      "First the scope, then the boxes, then I go deep on images.",
      "Is that okay with you?",
    ])
  func plan(_ text: String) {
    #expect(kinds(text, after: [Self.started]) == [.opening])
    let note = Event(
      at: .seconds(3), .said(Said(step: .requirements, text: "hello", from: .zero)))
    #expect(kinds(text, after: [Self.started, note]) == [.opening], "also as the second line")
  }

  @Test(
    "a first line that tells no plan is not agreed to",
    arguments: [
      "Functional: scroll the feed", "hello", "10 million users", "Out of scope: stories",
    ])
  func noPlan(_ text: String) {
    #expect(kinds(text, after: [Self.started]) == [])
  }

  @Test("a pasted plan is agreed to as well")
  func pastedPlan() {
    #expect(
      kinds("my plan\nrequirements\napi", after: [Self.started], isPasted: true) == [.opening])
  }

  @Test(
    "a first line that asks for a fact gets the fact, and no agreement to a plan that was not told")
  func firstLineAsks() {
    #expect(kinds("How many daily users are there?", after: [Self.started]) == [.fact])
  }

  @Test("who asks for a fact gets it", arguments: Questions.answered)
  func fact(_ text: String, _ answer: String) {
    let replies = replies(text, after: [Self.started, Self.agreed])
    #expect(replies.contains { $0.text.contains(answer) && $0.kind == .fact }, "\(replies)")
    #expect(replies.allSatisfy { $0.step == .requirements })
  }

  @Test("a line that asks for nothing gets nothing", arguments: Questions.unanswered)
  func nothing(_ text: String) {
    #expect(replies(text, after: [Self.started, Self.agreed]) == [])
  }

  @Test("a line gets two facts at most, and the rest when asked again")
  func twoFacts() {
    let text =
      "How many users, how large are the photos, is it iPhone only, and what about offline?"
    var events = [Self.started, Self.agreed]
    var given: [String] = []
    for count in [2, 2, 0] {
      let replies = replies(text, after: events)
      #expect(replies.count == count)
      events += replies.map { Event(at: .seconds(20), .asked($0)) }
      given += replies.map(\.text)
    }
    #expect(Set(given).count == 4)
    #expect(given == prompt.facts.map(\.text).filter(given.contains))
  }

  @Test("only the sentence that asks is looked at")
  func sentence() {
    let replies = replies(
      "Saved posts are shown offline. VoiceOver works. How many users are there?",
      after: [Self.started, Self.agreed])
    #expect(replies.map(\.text) == [prompt.facts[0].text])
  }

  @Test("pasted blocks and texts from an editor get no facts")
  func blocks() {
    let events = [Self.started, Self.agreed]
    #expect(kinds("How many users are there?", after: events, isPasted: true).isEmpty)
    #expect(kinds("How many users are there?", after: events, isEdited: true).isEmpty)
  }

  @Test("facts are given in every step, in drills too", arguments: Step.allCases)
  func everyStep(_ step: Step) {
    let said = Said(step: step, text: "how large are the photos?", from: .zero)
    for round in [Round(), Round(drilling: step)] {
      let events = [Event(at: .zero, .stepStarted(step))]
      let replies = interviewer.replies(to: said, after: events, round: round)
      #expect(replies.map(\.step) == [step])
      #expect(replies.map(\.kind) == [.fact])
    }
  }

  private func replies(
    _ text: String, after events: [Event], isPasted: Bool = false, isEdited: Bool = false
  ) -> [Question] {
    let said = Said(
      step: .requirements, text: text, from: .zero, isPasted: isPasted, isEdited: isEdited)
    let replies = interviewer.replies(to: said, after: events, round: Round())
    let withLine = events + [Event(at: .seconds(10), .said(said))]
    #expect(interviewer.replies(to: said, after: withLine, round: Round()) == replies)
    return replies
  }

  private func kinds(
    _ text: String, after events: [Event], isPasted: Bool = false, isEdited: Bool = false
  ) -> [Question.Kind] {
    replies(text, after: events, isPasted: isPasted, isEdited: isEdited).map(\.kind)
  }
}

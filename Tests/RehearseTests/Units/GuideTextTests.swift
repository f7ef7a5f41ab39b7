import Coaching
import Interview
import Rehearsals
import Testing

@testable import rehearse

@Suite("GuideText")
struct GuideTextTests {
  @Test("the list of commands and the phrases are the pages that are kept", arguments: [80, 40])
  func pages(width: Int) throws {
    let layout = Layout(width: width, hasColour: false)
    try KeptFiles.expect(layout.text(GuideText.help), isKeptAs: "commands-\(width)")
    try KeptFiles.expect(layout.text(GuideText.phrases), isKeptAs: "phrases-\(width)")
  }

  @Test("a checklist is numbered, and says of each entry what is known of it")
  func checklist() throws {
    let guide = try #require(Prompt.sample.guides[.requirements])
    let rehearsal = Rehearsal(
      script: "0:10 The functional requirements first.\n0:20 :did offline\n0:30 :next")
    let coverage = Coverage(guide: guide, step: .requirements, events: rehearsal.events)
    #expect(
      GuideText.checklist(coverage) == [
        ScreenLine("Requirements, the checklist:", .heading),
        ScreenLine("core features (in your notes)", marker: "1. "),
        ScreenLine("offline (ticked)", marker: "2. "),
        ScreenLine("what is out of scope", marker: "3. "),
      ])
  }

  @Test("the model answer of the deep dives holds every topic")
  func model() {
    var prompt = Prompt.sample
    prompt.guides[.deepDives]?.model = ModelAnswer(text: ["Two topics."], diagram: ["a -> b"])
    prompt.deepDives = [
      DeepDive(
        topic: "Likes offline", problem: "No network.", options: ["A queue.", "An error."],
        choice: "The queue.", tradeOff: "It has to be kept.")
    ]
    #expect(
      GuideText(prompt: prompt).model(of: .deepDives) == [
        ScreenLine("Model answer: Deep dives", .heading), ScreenLine("a -> b", .drawing),
        ScreenLine("Two topics.", marker: "- "), .empty, ScreenLine("Likes offline", .heading),
        ScreenLine("Problem: No network."), ScreenLine("A queue.", marker: "- Option: "),
        ScreenLine("An error.", marker: "- Option: "), ScreenLine("Choice: The queue."),
        ScreenLine("Trade-off: It has to be kept."),
      ])
  }
}

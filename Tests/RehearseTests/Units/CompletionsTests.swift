import Testing

@testable import rehearse

@Suite("Completions")
struct CompletionsTests {
  @Test(
    "Tab offers the commands that go on from what is typed",
    arguments: [
      (":n", [":next"]), (":h", [":hint", ":help"]), (":p", [":plan", ":phrases", ":pause"]),
      (":next", [":next"]), (":x", []), ("", []), ("next", []), ("a :n", []), (":next ", []),
    ])
  func commands(typed: String, offered: [String]) {
    #expect(Completions.candidates(typed) == offered)
  }

  @Test("a colon alone is offered every command")
  func all() {
    #expect(Completions.candidates(":").count == SessionCommand.usage.count)
  }

  @Test(
    "after :model Tab offers the steps",
    arguments: [
      (":model d", [":model data-model", ":model deep-dives"]),
      (":m a", [":m architecture", ":m api"]),
      (":model x", []),
    ])
  func steps(typed: String, offered: [String]) {
    #expect(Completions.candidates(typed) == offered)
    #expect(Completions.candidates(":model ").count == 6)
    #expect(Completions.candidates(":m ").count == 6)
  }

  @Test("whatever is offered can be entered")
  func entered() {
    for candidate in Completions.candidates(":model ") {
      guard case .command = SessionCommand.read(candidate, isPasted: false) else {
        Issue.record("\(candidate) is no command")
        continue
      }
    }
  }
}

import Prompts
import Testing

@Suite("PromptArgument")
struct PromptArgumentTests {
  @Test(
    "a slash or the ending .json makes a path, anything else is a name",
    arguments: [
      ("photo-feed", .name("photo-feed")),
      ("photo feed", .name("photo feed")),
      ("json", .name("json")),
      ("chat.json", .file(path: "chat.json")),
      ("CHAT.JSON", .file(path: "CHAT.JSON")),
      ("./chat", .file(path: "./chat")),
      ("/dev/fd/63", .file(path: "/dev/fd/63")),
    ] as [(String, PromptArgument)])
  func argument(_ text: String, _ argument: PromptArgument) {
    #expect(PromptArgument(text) == argument)
  }
}

import Testing

@testable import photo_feed

@Suite("Options")
struct OptionsTests {
  @Test(
    "words are read",
    arguments: [
      ("", Options.Task.show, 200, 0), ("--plain", .plain, 200, 0), ("--help", .help, 200, 0),
      ("--serve --port 8080", .serve, 200, 8_080), ("--posts 0", .show, 0, 0),
      ("--posts 10000 --plain", .plain, 10_000, 0),
    ] as [(String, Options.Task, Int, UInt16)])
  func read(words: String, task: Options.Task, posts: Int, port: UInt16) throws {
    let options = try Options(words.split(separator: " ").map(String.init))
    #expect(options.task == task && options.posts == posts && options.port == port)
  }

  @Test(
    "what is wrong is told, and what would be right",
    arguments: [
      ("--plan", "'--plan' is no option: see photo-feed --help"),
      ("--posts", "--posts takes a number from 0 to 10000"),
      ("--posts 10001", "--posts takes a number from 0 to 10000"),
      ("--port x", "--port takes a number from 0 to 65535"),
    ])
  func wrong(words: String, sentence: String) {
    #expect {
      try Options(words.split(separator: " ").map(String.init))
    } throws: { error in
      (error as? Options.Fault).map(Usage.sentence) == sentence
    }
  }
}

import Foundation
import Interview
import Prompts
import Testing

@Suite("PromptFolder")
struct PromptFolderTests {
  @Test("the bundled folder lists its prompts, and not the schema")
  func bundled() throws {
    let listings = try PromptFolder(path: Repository.prompts).listings()
    #expect(listings.map(\.name).contains("photo-feed"))
    #expect(!listings.map(\.name).contains("schema"))
    for listing in listings {
      guard case .ready = listing.state else {
        Issue.record("\(listing)")
        continue
      }
    }
  }

  @Test("prompts are listed by name, and a broken one says why")
  func listings() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Repository.example(), to: "short-video.json")
    let broken = try folder.write("{", to: "chat.json")
    let misnamed = try folder.write(Repository.example(), to: "reels.json")
    _ = try folder.write("no prompt", to: "README.md")
    _ = try folder.write("{", to: ".#chat.json")
    let listings = try PromptFolder(path: folder.url.path).listings()
    #expect(listings.map(\.name) == ["chat", "reels", "short-video"])
    #expect(listings.map(\.path).prefix(2) == [broken, misnamed])
    #expect(
      listings.map(\.state) == [
        .broken(
          .faulty([PromptFault(place: "", line: 1, kind: .syntax(.endOfFile, column: 2))])),
        .broken(.misnamed(path: misnamed, id: "short-video")),
        .ready(title: "Design a short-video app"),
      ])
  }

  @Test("a prompt is found by its name, in capitals too", arguments: ["photo-feed", "Photo-Feed"])
  func named(_ name: String) throws {
    #expect(try PromptFolder(path: Repository.prompts).prompt(named: name).id == "photo-feed")
  }

  @Test(
    "an unknown name is told with the nearest one",
    arguments: [
      ("phot-feed", "photo-feed"), ("photo", "photo-feed"), ("photo feed", "photo-feed"),
      ("ride-map", nil), ("schema", nil),
    ])
  func unknown(_ name: String, _ nearest: String?) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("{", to: "photo-feed.json")
    _ = try folder.write("{}", to: "schema.json")
    #expect(throws: PromptError.unknownName(name, nearest: nearest, known: ["photo-feed"])) {
      try PromptFolder(path: folder.url.path).prompt(named: name)
    }
  }

  @Test("an argument that is a path is read where it is, whatever its name")
  func path() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Repository.example(), to: "draft.json")
    let prompts = PromptFolder(path: Repository.prompts)
    #expect(try prompts.prompt(for: PromptArgument(path)).id == "short-video")
    #expect(try prompts.prompt(for: PromptArgument("photo-feed")).id == "photo-feed")
  }

  @Test("a folder that is missing or is a file is told as such")
  func noFolder() {
    #expect(throws: PromptError.notFound(path: "/nowhere")) {
      try PromptFolder(path: "/nowhere").listings()
    }
    #expect(throws: PromptError.wrongKindOfFile(path: Repository.photoFeed, isFolder: false)) {
      try PromptFolder(path: Repository.photoFeed).listings()
    }
  }
}

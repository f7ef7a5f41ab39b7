import Foundation
import Interview
import Prompts
import Testing

@Suite("PromptFile")
struct PromptFileTests {
  @Test("a prompt is read from its file")
  func reads() throws {
    #expect(try PromptFile(path: Repository.photoFeed).read().id == "photo-feed")
  }

  @Test("a path with nothing there is told as such")
  func notFound() {
    #expect(throws: PromptError.notFound(path: "/nowhere/x.json")) {
      try PromptFile(path: "/nowhere/x.json").read()
    }
  }

  @Test("a folder is no prompt file")
  func folder() {
    #expect(throws: PromptError.wrongKindOfFile(path: Repository.prompts, isFolder: true)) {
      try PromptFile(path: Repository.prompts).read()
    }
  }

  @Test("bytes that are not UTF-8 are told with the line of the first")
  func notUTF8() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Data("{\r\n\n\"a\": \"".utf8 + [0xE9] + "\"}".utf8), to: "a.json")
    #expect(throws: PromptError.notUTF8(path: path, line: 3)) { try PromptFile(path: path).read() }
  }

  @Test("a byte order mark at the beginning is passed over")
  func byteOrderMark() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("\u{FEFF}" + Repository.example(), to: "short-video.json")
    #expect(try PromptFile(path: path).read().id == "short-video")
  }

  @Test("Windows line ends are white space like any other")
  func windowsLineEnds() throws {
    let folder = try TemporaryFolder()
    let text = try Repository.example().replacingOccurrences(of: "\n", with: "\r\n")
    let path = try folder.write(text, to: "short-video.json")
    #expect(try PromptFile(path: path).read().id == "short-video")
  }

  @Test("a file may be just as large as the limit, and not a byte larger", arguments: [-1, 0, 1])
  func size(_ extra: Int) throws {
    let folder = try TemporaryFolder()
    let example = try Repository.example()
    let padding = PromptFile.sizeLimit + extra - example.utf8.count
    let path = try folder.write(example + String(repeating: " ", count: padding), to: "a.json")
    if extra > 0 {
      #expect(throws: PromptError.tooLarge(path: path, limit: PromptFile.sizeLimit)) {
        try PromptFile(path: path).read()
      }
    } else {
      #expect(try PromptFile(path: path).read().id == "short-video")
    }
  }
}

import Foundation
import Testing

/// The files of this repository that the tests read.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let prompts = root.appending(path: "prompts").path
  static let photoFeed = root.appending(path: "prompts/photo-feed.json").path
  static let schema = root.appending(path: "prompts/schema.json")
  static let writingPrompts = root.appending(path: "Documentation/WritingPrompts.md")
  static let walkthrough = root.appending(path: "Documentation/PhotoFeed.md")

  /// The display names of the reference design's tests, and their suites.
  static func photoFeedTests() throws -> (names: Set<String>, suites: Set<String>) {
    let folder = root.appending(path: "Tests/PhotoFeedTests")
    var (names, suites): (Set<String>, Set<String>) = ([], [])
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      names.formUnion(text.matches(of: /@Test\(\s*"([^"]+)"/).map { String($0.1) })
      suites.formUnion(text.matches(of: /\bstruct (Step\d\w+)/).map { String($0.1) })
    }
    return (names, suites)
  }

  /// The example of the page on writing prompts, which is as short as a whole prompt can be.
  static func example() throws -> String {
    let page = try String(contentsOf: writingPrompts, encoding: .utf8)
    let begin = try #require(page.firstRange(of: "```json\n"))
    let end = try #require(page[begin.upperBound...].firstRange(of: "```"))
    return String(page[begin.upperBound..<end.lowerBound])
  }
}

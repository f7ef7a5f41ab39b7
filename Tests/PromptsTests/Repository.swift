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

  /// The example of the page on writing prompts, which is as short as a whole prompt can be.
  static func example() throws -> String {
    let page = try String(contentsOf: writingPrompts, encoding: .utf8)
    let begin = try #require(page.firstRange(of: "```json\n"))
    let end = try #require(page[begin.upperBound...].firstRange(of: "```"))
    return String(page[begin.upperBound..<end.lowerBound])
  }
}

import Foundation
import Testing

@Suite("Links")
struct LinkTests {
  private static let pages = Repository.paths.filter { $0.hasSuffix(".md") }

  @Test("a link of a page to a file of this repository leads somewhere", arguments: pages)
  func links(_ page: String) throws {
    let text = try #require(Repository.text(at: page))
    let folder = Repository.root.appending(path: page).deletingLastPathComponent()
    for target in Self.targets(in: text) {
      let file = folder.appending(path: target).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(target)")
    }
  }

  @Test("links are found beside those of the web, of a place in a page and of code")
  func found() {
    let text = """
      [one](a/b.md) and [two](../c.swift#L3)
      ```
      [no](code.md)
      ```
      [web](https://www.swift.org) [place](#here)
      """
    #expect(Self.targets(in: text) == ["a/b.md", "../c.swift"])
    #expect(Self.pages.contains("Documentation/Decisions.md"))
  }

  private static func targets(in text: String) -> [String] {
    text.replacing(/(?ms)^```.*?^```/, with: "")
      .matches(of: /\]\(([^)#]+)(?:#[^)]*)?\)/).map { String($0.1) }
      .filter { !$0.contains("://") }
  }
}

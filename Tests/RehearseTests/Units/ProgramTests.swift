import Foundation
import Testing

@testable import rehearse

@Suite("Program")
struct ProgramTests {
  private static let changelog = KeptFiles.root.appending(path: "CHANGELOG.md")

  @Test(
    "the version is the newest in the changelog",
    .enabled(if: FileManager.default.fileExists(atPath: changelog.path)))
  func version() throws {
    let text = try String(contentsOf: Self.changelog, encoding: .utf8)
    let newest = try #require(text.firstMatch(of: /(?m)^## +\[?v?([0-9]+\.[0-9]+\.[0-9]+)/))
    #expect(String(newest.1) == Program.version)
  }
}

import Foundation
import Testing

/// The files that lie beside these tests: whole pages of text, and recorded runs of tests.
enum KeptFiles {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  /// Compares a page with the one of that name in `Pages`.
  ///
  /// `REHEARSE_RENEW_SCREENS=1 swift test --filter RehearseTests` writes the pages anew, to be read
  /// before they are kept.
  static func expect(
    _ page: String, isKeptAs name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: "Pages/\(name).txt")
    if ProcessInfo.processInfo.environment["REHEARSE_RENEW_SCREENS"] == "1" {
      try Data((page + "\n").utf8).write(to: file)
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(page + "\n" == kept, sourceLocation: sourceLocation)
  }

  /// A run of tests as it was recorded.
  static func stream(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: "Streams/\(name).jsonl"))
  }
}

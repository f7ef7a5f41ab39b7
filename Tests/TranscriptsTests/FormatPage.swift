import Foundation

/// The page that describes the format.
struct FormatPage {
  func text() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(
      contentsOf: root.appending(path: "Documentation/TranscriptFormat.md"), encoding: .utf8)
  }

  func examples() throws -> [String] {
    try text().split(separator: "\n").filter { $0.hasPrefix("{") }.map(String.init)
  }
}

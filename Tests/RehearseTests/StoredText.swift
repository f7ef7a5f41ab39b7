import Foundation
import Testing

/// A text that is kept beside the tests, so that a change of what a person sees shows in a diff.
struct StoredText {
  /// Whether stored texts are written anew instead of compared.
  static var isRenewing: Bool {
    ProcessInfo.processInfo.environment["REHEARSE_RENEW_SCREENS"] == "1"
  }

  private let path: String

  /// A file below this folder.
  init(_ name: String) {
    path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name).path
  }

  /// The stored text; nil when there is none, and while it is renewed.
  var text: String? {
    Self.isRenewing ? nil : try? String(contentsOfFile: path, encoding: .utf8)
  }

  /// Holds a text against the stored one, or stores it.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if Self.isRenewing { try text.write(toFile: path, atomically: true, encoding: .utf8) }
    let stored = try? String(contentsOfFile: path, encoding: .utf8)
    #expect(
      text == stored, "differs from \(path); ./check --renew-screens writes it anew",
      sourceLocation: sourceLocation)
  }
}

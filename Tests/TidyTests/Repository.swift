import Foundation

/// The files these tests look at, read once.
enum Repository {
  /// The folder that holds `Package.swift`.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Swift and C below `Sources`.
  static let sources = code(below: "Sources")

  /// Swift and C below `Tests`.
  static let tests = code(below: "Tests")

  /// Paths of all files but those git ignores and those of git itself.
  static let paths: [String] = {
    let top = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let visible = top.filter { !$0.hasPrefix(".") && $0 != "transcripts" }
    return [".ci", ".gitignore", ".swift-format", "transcripts/samples"].flatMap(files)
      + visible.flatMap(files)
  }()

  /// The text of a file; nil when there is none or it is not text.
  static func text(at path: String) -> String? {
    try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func code(below folder: String) -> [SourceFile] {
    files(below: folder)
      .filter { path in [".swift", ".c", ".h"].contains(where: path.hasSuffix) }
      .compactMap { path in text(at: path).map { SourceFile(path: path, text: $0) } }
  }

  private static func files(below path: String) -> [String] {
    let whole = root.appending(path: path).path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [path] }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: whole)) ?? []
    return names.sorted().map { "\(path)/\($0)" }.filter { name in
      !root.appending(path: name).hasDirectoryPath
    }
  }
}

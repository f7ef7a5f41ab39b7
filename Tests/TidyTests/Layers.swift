/// What each module may import.
///
/// Imports point down only.
enum Layers {
  /// Modules that come with Swift and bring no input or output.
  private static let language: Set = ["Swift", "Synchronization"]
  private static let foundation: Set = ["Foundation", "FoundationEssentials"]
  private static let libc: Set = ["Darwin", "Glibc", "Musl"]

  /// The table of the modules; system modules stand beside those of the package.
  static let allowed: [String: Set<String>] = [
    "Interview": [],
    "Coaching": ["Interview"],
    "Report": foundation.union(["Coaching", "Interview"]),
    "Interviewer": ["Interview"],
    "Transcripts": foundation.union(libc).union(["Interview"]),
    "Prompts": foundation.union(libc).union(["Interview"]),
    "LineEditor": libc.union(["CEditLine", "Foundation"]),
    "rehearse": foundation.union(libc).union([
      "Coaching", "Dispatch", "Interview", "Interviewer", "LineEditor", "Prompts", "Report",
      "Threads", "Transcripts",
    ]),
    "PhotoFeed": foundation.union(libc).union([
      "CJPEG", "CSQLite", "CoreGraphics", "FoundationNetworking", "ImageIO", "Observation",
      "Threads",
    ]),
    "Threads": foundation,
    "PhotoFeedServer": foundation.union(libc).union(["CJPEG", "CoreGraphics", "ImageIO", "Threads"]
    ),
    "photo-feed": foundation.union(libc).union([
      "Observation", "PhotoFeed", "PhotoFeedServer", "Threads",
    ]),
  ]
  .mapValues { $0.union(language) }

  /// The modules that may read a clock, the environment or a terminal.
  static let worldly: Set = ["rehearse", "photo-feed", "LineEditor"]

  /// The imports of a file that the table doesn't allow.
  static func faults(in file: SourceFile) -> [Fault] {
    guard let allowed = allowed[file.module] else {
      return [Fault(path: file.path, line: 1, text: "\(file.module) is not in the table of layers")]
    }
    return file.faults { line in
      guard let imported = importedModule(line), !allowed.contains(imported) else { return nil }
      return "\(file.module) may not import \(imported)"
    }
  }

  /// The module a line imports: `public import struct Foundation.URL` imports `Foundation`.
  static func importedModule(_ line: String) -> String? {
    let words = line.split(separator: " ")
    guard let keyword = words.firstIndex(of: "import"),
      words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains(String($0)) })
    else { return nil }
    let path = words[(keyword + 1)...].first { !kinds.contains(String($0)) }
    return path?.split(separator: ".").first.map(String.init)
  }

  private static let accessLevels: Set = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
}

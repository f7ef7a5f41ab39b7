/// A file of the repository, as text and as code.
struct SourceFile: Sendable {
  /// Where it lies, from the repository's folder.
  let path: String

  /// Its lines as they are.
  let lines: [String]

  /// Its lines with comments and the contents of string literals replaced by blanks.
  let code: [String]

  /// What its comments say, each with its line; `///` and `/* */` are documentation and not here.
  let comments: [Comment]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var scanner = CodeScanner(text: text, isC: !path.hasSuffix(".swift"))
    scanner.scan()
    code = scanner.code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    comments = scanner.comments
  }

  /// A `//` comment.
  struct Comment: Equatable {
    let line: Int
    let text: String
  }

  var isSwift: Bool { path.hasSuffix(".swift") }

  /// The name without folder and ending.
  var name: String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }

  /// The folder below `Sources` or `Tests`.
  var module: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  /// The faults of the lines of code that `text` finds something to say about.
  func faults(where text: (_ line: String) -> String?) -> [Fault] {
    code.enumerated().compactMap { index, line in
      text(line).map { Fault(path: path, line: index + 1, text: $0) }
    }
  }
}

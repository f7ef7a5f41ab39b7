/// The lines worth keeping from one session to the next, as they stand in the history file.
struct CommandHistory {
  /// More would make the file grow for ever; nobody pages back further.
  static let limit = 500

  private(set) var lines: [String] = []

  /// Adds a line at the end; the same line further up goes away, as it does in the editor.
  mutating func add(_ line: String) {
    lines.removeAll { $0 == line }
    lines.append(line)
    lines.removeFirst(max(0, lines.count - Self.limit))
  }

  /// The file: one line each; a line break within one is written as `\n`, a backslash doubled.
  var fileText: String {
    lines.map { Self.escaped($0) + "\n" }.joined()
  }

  /// The lines of a file that `fileText` made.
  static func lines(ofFile text: String) -> [String] {
    text.split(separator: "\n").suffix(limit).map { unescaped($0) }
  }

  private static func escaped(_ line: String) -> String {
    line.reduce(into: "") { text, character in
      switch character {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default: text.append(character)
      }
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    var line = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        line.append(character)
        continue
      }
      line.append(next == "n" ? "\n" : next)
    }
    return line
  }
}

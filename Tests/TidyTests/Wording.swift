/// The rules about single words of the code.
enum Wording {
  private static let readings = [
    "ProcessInfo", "getenv(", "secure_getenv(", "isatty(", "tcgetattr(", "clock_gettime(",
    "gettimeofday(", "ContinuousClock(", "ContinuousClock.now", "SuspendingClock(",
    "SuspendingClock.now", "Date()", "Date.now", "DispatchTime.now", "FileHandle.standard",
    "CommandLine.", "print(", "readLine(",
  ]

  /// Where a file reads a clock, the environment or a terminal.
  static func readingsOfTheWorld(in file: SourceFile) -> [Fault] {
    file.faults { line in
      readings.first { contains(line, $0) }.map { "reads the world: \($0)" }
    }
  }

  private static let banned = ["@unchecked Sendable", "try!", "as!"]

  /// Where a file goes around the compiler, or puts something off.
  static func shortcuts(in file: SourceFile) -> [Fault] {
    let inCode = file.faults { line in banned.first { contains(line, $0) } }
    let inText = file.lines.enumerated().compactMap { index, line in
      ["TODO", "FIXME"].first { contains(line, $0) }
        .map { Fault(path: file.path, line: index + 1, text: $0) }
    }
    return inCode + inText
  }

  /// The conditions on platforms outside the file of each module that has the first of them.
  static func scatteredConditions(in files: [SourceFile]) -> [Fault] {
    let words = ["os(", "canImport(", "__APPLE__", "__linux__", "__GLIBC__"]
    let found = files.flatMap { file in
      file.faults { line in
        let isCondition = line.drop { $0 == " " }.hasPrefix("#")
        return isCondition ? words.first { contains(line, $0) } : nil
      }
      .map { (module: file.module, fault: $0) }
    }
    return Dictionary(grouping: found, by: \.module).values.flatMap { group in
      group.map(\.fault).filter { $0.path != group[0].fault.path }
    }
  }

  /// The `//` comments that are code: prose neither ends with a brace nor declares or calls.
  static func commentedOutCode(in file: SourceFile) -> [Fault] {
    file.comments.filter { isCode($0.text) }.map {
      Fault(path: file.path, line: $0.line, text: "code in a comment")
    }
  }

  private static func isCode(_ comment: String) -> Bool {
    let words = comment.split(separator: " ")
    let text = words.joined(separator: " ")
    guard let first = words.first, let last = text.last else { return false }
    switch first {
    case "let", "var": return text.contains(" = ") || text.contains(": ") && words.count < 5
    case "func", "init", "struct", "enum": return last == "{"
    case "import": return words.count == 2
    case "return": return words.count == 2 && last != "."
    default:
      let called = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      let isCall = !called.isEmpty && text.dropFirst(called.count).first == "(" && last == ")"
      let isManualPage = text.dropFirst(called.count).dropFirst().first?.isNumber == true
      return last == "{" || last == ";" || text == "}" || isCall && !isManualPage
    }
  }

  /// Whether `word` stands in `line` and is neither the end of a longer name nor a member's name.
  static func contains(_ line: String, _ word: String) -> Bool {
    guard line.utf8.count >= word.utf8.count else { return false }
    return line.ranges(of: word).contains { range in
      guard let before = line[..<range.lowerBound].last else { return true }
      return !(before.isLetter || before.isNumber || before == "_" || before == ".")
        && !line[..<range.lowerBound].hasSuffix("func ")
    }
  }
}

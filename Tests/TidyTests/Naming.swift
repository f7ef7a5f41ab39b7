/// The rules about names.
enum Naming {
  private static let declarations: Set<Substring> = [
    "struct", "enum", "class", "actor", "protocol", "typealias", "extension", "macro",
  ]

  /// The entry of a program, and the one file of a module that tells platforms apart.
  private static let exempt: Set = ["main", "Platform"]

  /// `Type.swift` declares or extends `Type`, and so does `Type+Topic.swift`.
  static func strayFile(_ file: SourceFile) -> [Fault] {
    guard file.isSwift, !exempt.contains(file.name) else { return [] }
    let type = file.name.prefix { $0 != "+" }
    let isHome = file.code.contains { line in
      if type == "Array", line.hasPrefix("extension [") { return true }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      return zip(words, words.dropFirst()).contains { keyword, name in
        declarations.contains(keyword) && name.split(separator: ".").contains(type)
      }
    }
    return isHome ? [] : [Fault(path: file.path, line: 1, text: "declares or extends no \(type)")]
  }

  // Put together here, so that this file doesn't break its own rule.
  private static let outside = ["/wo" + "rk/", "/tmp/" + "wt", "/ro" + "ot/", "sha" + "red/"]

  /// The lines that name a place of one machine, which a reader doesn't have.
  static func outsideWorld(path: String, text: String) -> [Fault] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        outside.first { Wording.contains(String(line), $0) }
          .map { Fault(path: path, line: index + 1, text: "names \($0)") }
      }
  }
}

import Interview

/// What Tab offers: the commands, and the names of steps where a command takes one.
enum Completions {
  private static let takingStep = [":model ", ":m "]

  /// Whole replacements for the text before the cursor.
  static func candidates(_ typed: String) -> [String] {
    if let command = takingStep.first(where: typed.hasPrefix) {
      return Step.allCases.map { command + $0.rawValue }.filter { $0.hasPrefix(typed) }
    }
    guard typed.hasPrefix(":") else { return [] }
    return SessionCommand.Name.allCases.map { ":" + $0.rawValue }.filter { $0.hasPrefix(typed) }
  }
}

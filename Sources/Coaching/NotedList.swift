import Interview

/// One list of the requirements, as the notes show it.
public struct NotedList: Hashable, Sendable {
  /// The row with its heading.
  public let heading: SpokenLine
  /// Its entries; the same words twice are one.
  public private(set) var entries: [String] = []
  private var doubtful = 0

  init(heading: SpokenLine) {
    self.heading = heading
  }

  /// How many entries it has at the least.
  ///
  /// Where only commas part them, "…, and load more" may go on with the entry before and is not
  /// counted.
  public var count: Int { entries.count - doubtful }
}

extension NotedList {
  private static let continuations: Set<String> = [
    "and", "or", "with", "including", "which", "but", "so", "then", "eg", "e",
  ]
  private static let nothing: Set<String> = ["", "none", "nothing", "n a", "tbd"]

  mutating func add(inline rest: Substring) {
    let separator: Character = rest.contains(";") ? ";" : ","
    for part in NotedList.parts(of: rest, at: separator) {
      let first = WordPattern.words(of: part).first ?? ""
      add(part, isDoubtful: separator == "," && NotedList.continuations.contains(first))
    }
  }

  mutating func add(_ entry: Substring, isDoubtful: Bool = false) {
    let words = WordPattern.words(of: entry)
    guard !NotedList.nothing.contains(words.joined(separator: " ")),
      !entries.contains(where: { WordPattern.words(of: $0) == words })
    else { return }
    entries.append(String(entry))
    doubtful += isDoubtful ? 1 : 0
  }

  /// Splits at a mark, but not within parentheses.
  private static func parts(of text: Substring, at separator: Character) -> [Substring] {
    var depth = 0
    return text.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(0, depth - 1) }
      return depth == 0 && character == separator
    }.map(\.trimmingBlanks)
  }
}

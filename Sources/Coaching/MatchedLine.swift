import Interview

/// A line with its words, which are taken out once for all entries.
struct MatchedLine: Hashable {
  var line: SpokenLine
  private var words: [String]

  init(_ line: SpokenLine) {
    self.line = line
    words = WordPattern.words(of: line.text)
  }

  func mentions(_ entry: ChecklistEntry) -> Bool {
    entry.words.contains { $0.matches(words: words) }
  }

  /// The first row that mentions the entry on its own, or the whole line when only its rows
  /// together do.
  func quoting(_ entry: ChecklistEntry) -> SpokenLine {
    let row = line.rows.first { row in
      let words = WordPattern.words(of: row)
      return entry.words.contains { $0.matches(words: words) }
    }
    return row.map(line.quoting) ?? line
  }
}

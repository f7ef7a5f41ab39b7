import Interview

/// The topics of the deep dives, as far as the notes head them ("Deep dive 1: likes", "Problem:
/// …").
struct NotedTopics: Hashable {
  /// The rows that head a topic.
  var headings: [SpokenLine] = []
  /// Whether a line speaks of a further one without heading it.
  var mayHaveMore = false

  init(lines: [SpokenLine]) {
    var problems: [SpokenLine] = []
    for line in lines where line.step == .deepDives {
      mayHaveMore = mayHaveMore || NotedTopics.further.contains { $0.matches(line.text) }
      for row in line.rows {
        guard let colon = row.firstIndex(of: ":") else { continue }
        let words = WordPattern.words(of: row[..<colon]).filter { Int($0) == nil }
        switch words {
        case ["deep", "dive"], ["dive"], ["topic"]: headings.append(line.quoting(row))
        case ["problem"], ["the", "problem"]: problems.append(line.quoting(row))
        default: break
        }
      }
    }
    if problems.count > headings.count { headings = problems }
  }

  private static let further = ["second", "next", "another", "other", "two", "also", "move on"]
    .compactMap(WordPattern.init)
}

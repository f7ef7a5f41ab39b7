import Interview

/// The three lists of the requirements, as far as the notes show them.
///
/// A row that begins with a list's name and a colon (or nothing else) begins the list; its entries
/// stand on the same row, or on the rows after it that begin with `-`, `*` or `•`.
public struct NotedRequirements: Hashable, Sendable {
  /// The three lists.
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// What the product does.
    case functional
    /// How well it does it.
    case nonFunctional
    /// What is left out.
    case outOfScope
  }

  /// The lists that were noted.
  public private(set) var lists: [Kind: NotedList] = [:]

  /// The most core features that a round has room for: three or four.
  public static let mostFeatures = 4

  /// Reads the lists from the lines that were said in the requirements step.
  public init(lines: [SpokenLine]) {
    var current: Kind?
    for line in lines where line.step == .requirements {
      for row in line.rows {
        if let (kind, rest) = NotedRequirements.heading(of: row) {
          lists[kind, default: NotedList(heading: line.quoting(row))].add(inline: rest)
          current = kind
        } else if let first = row.first, "-*•".contains(first) {
          if let current { lists[current]?.add(row.dropFirst().trimmingBlanks) }
        } else {
          current = nil
        }
      }
    }
  }

  /// The longer name first where one begins with the other.
  private static let names: [(name: String, kind: Kind)] = [
    ("functional requirements", .functional), ("functional", .functional),
    ("core features", .functional), ("features", .functional),
    ("non-functional requirements", .nonFunctional), ("non-functional", .nonFunctional),
    ("non functional", .nonFunctional), ("nonfunctional", .nonFunctional),
    ("out of scope", .outOfScope), ("out-of-scope", .outOfScope), ("not in scope", .outOfScope),
  ]

  /// The list that a row begins, with what stands after the colon.
  private static func heading(of row: String) -> (Kind, Substring)? {
    let lowered = row.lowercased()
    for (name, kind) in names where lowered.hasPrefix(name) {
      let rest = row.dropFirst(name.count).trimmingBlanks
      if rest.isEmpty || rest.hasPrefix(":") { return (kind, rest.dropFirst().trimmingBlanks) }
    }
    return nil
  }
}

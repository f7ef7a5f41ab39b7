/// How a word is spelt, for finding what a mistyped one was meant to be.
struct Spelling {
  private let letters: [Character]

  /// The spelling of a word; case does not matter.
  init(of word: String) {
    letters = Array(word.lowercased())
  }

  /// The nearest of some words, or nil when none is near: one that this is the beginning of, or one
  /// with at most a third of its letters mistyped.
  func nearest(in words: [String]) -> String? {
    let whole = String(letters)
    if letters.count >= 3, let longer = words.first(where: { $0.lowercased().hasPrefix(whole) }) {
      return longer
    }
    let ranked = words.map { (word: $0, distance: distance(to: Spelling(of: $0))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.word.count / 3) ? best.word : nil
  }

  /// How many letters have to be added, left out or changed; two swapped neighbours count once.
  private func distance(to other: Spelling) -> Int {
    var before: [Int] = []
    var previous = Array(0...other.letters.count)
    for (row, letter) in letters.enumerated() {
      var current = [row + 1]
      for (column, otherLetter) in other.letters.enumerated() {
        var best = min(
          previous[column] + (letter == otherLetter ? 0 : 1), previous[column + 1] + 1,
          current[column] + 1)
        if row > 0, column > 0, letter == other.letters[column - 1],
          letters[row - 1] == otherLetter
        {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      (before, previous) = (previous, current)
    }
    return previous[other.letters.count]
  }
}

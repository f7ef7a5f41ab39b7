/// A sentence as words in lower case and single punctuation marks.
///
/// Apostrophes within words are dropped ("I'd" is `id`); what stands in quotation marks or
/// backticks is somebody else's, and becomes the one word ``quotation``.
struct Sentence: Hashable {
  var tokens: [String] = []
  /// The mark that ended it; nil at the end of a row.
  var end: Character?
  /// The row of the text that it stands in, as it was written.
  var row = ""

  static let quotation = "\u{22}quotation\u{22}"
  private static let closers: [Character: Character] = ["\"": "\"", "“": "”", "`": "`", "«": "»"]
  private static let enders: Set<Character> = [".", "!", "?", "…"]

  /// The sentences of a line; rows that quote somebody (`>`) or look like code are left out.
  static func all(in line: SpokenLine) -> [Sentence] {
    line.rows.filter { !isForeign($0) }.flatMap(sentences(inRow:))
  }

  private static func isForeign(_ row: String) -> Bool {
    row.hasPrefix(">") || ["{", "}", "()", " = ", "=="].contains { row.contains($0) }
  }

  private static func sentences(inRow row: String) -> [Sentence] {
    var sentences: [Sentence] = []
    var current = Sentence(row: row)
    var rest = row[...]
    while let character = rest.first {
      if let closer = closers[character], let close = rest.dropFirst().firstIndex(of: closer) {
        current.tokens.append(quotation)
        rest = rest[rest.index(after: close)...]
      } else if isWordPart(character) {
        let word = takeWord(from: &rest)
        current.tokens.append(word)
      } else {
        rest.removeFirst()
        if enders.contains(character) {
          current.end = character
          if !current.tokens.isEmpty { sentences.append(current) }
          current = Sentence(row: row)
        } else if !character.isWhitespace {
          current.tokens.append(String(character))
        }
      }
    }
    if !current.tokens.isEmpty { sentences.append(current) }
    return sentences
  }

  /// A word goes on over a single mark that has a letter right behind it, as in `it.depends` or
  /// `opt-in`.
  private static func takeWord(from rest: inout Substring) -> String {
    var word = ""
    while let character = rest.first {
      let next = rest.dropFirst().first
      let joins = "'’.-_".contains(character) && next.map(isWordPart) == true
      guard isWordPart(character) || joins else { break }
      if character != "'" && character != "’" { word.append(character) }
      rest.removeFirst()
    }
    return word.lowercased()
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

extension Collection<String> {
  /// Whether none of the tokens is a word.
  var hasNoWords: Bool { allSatisfy { token in !token.contains { $0.isLetter || $0.isNumber } } }
}

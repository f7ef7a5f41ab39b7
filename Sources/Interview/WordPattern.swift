/// Words by which a subject is recognised in a line.
///
/// `pull to refresh` asks for these words in this order, written apart, with hyphens or as one
/// word; `downsampl*` for any word that begins so and `*viewmodel` for any that ends so; `put +
/// delete` for both anywhere in the line. Case does not matter.
public struct WordPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let source: String
  private let parts: [Part]

  /// Words that stand next to each other.
  private struct Part: Hashable {
    var words: [String]
    var joined: String
  }

  /// Reads a pattern; nil when a part of it has no words, or a star stands inside a word.
  public init?(_ source: String) {
    let parts = source.split(separator: "+", omittingEmptySubsequences: false).map {
      let words = WordPattern.words(of: $0, keeping: "*")
      return Part(words: words, joined: words.joined())
    }
    guard parts.allSatisfy({ !$0.words.isEmpty && $0.words.allSatisfy(WordPattern.isPattern) })
    else { return nil }
    self.source = source
    self.parts = parts
  }

  /// Whether every part of the pattern is in the text.
  public func matches(_ text: String) -> Bool {
    matches(words: WordPattern.words(of: text))
  }

  /// Whether every part of the pattern is in the text that these words were taken from.
  public func matches(words: [String]) -> Bool {
    parts.allSatisfy { part in
      words.indices.contains { start in
        WordPattern.fits(part.joined, words[start])
          || start + part.words.count <= words.count
            && part.words.indices.allSatisfy {
              WordPattern.fits(part.words[$0], words[start + $0])
            }
      }
    }
  }

  /// The words of a text, in lower case; letters and digits make a word, apostrophes within it are
  /// dropped.
  public static func words(of text: some StringProtocol) -> [String] {
    words(of: text, keeping: nil)
  }

  private static func words(of text: some StringProtocol, keeping kept: Character?) -> [String] {
    text.lowercased().filter { $0 != "'" && $0 != "’" }
      .split { !($0.isLetter || $0.isNumber || $0 == kept) }.map(String.init)
  }

  private static func isPattern(_ text: String) -> Bool {
    let word = text.drop { $0 == "*" }.prefix { $0 != "*" }
    return !word.isEmpty && ["\(word)", "*\(word)", "\(word)*", "*\(word)*"].contains(text)
  }

  private static func fits(_ pattern: String, _ word: String) -> Bool {
    switch (pattern.hasPrefix("*"), pattern.hasSuffix("*")) {
    case (false, false): pattern == word
    case (false, true): word.hasPrefix(pattern.dropLast())
    case (true, false): word.hasSuffix(pattern.dropFirst())
    case (true, true): word.contains(pattern.dropFirst().dropLast())
    }
  }
}

/// Words by which a subject is recognised in a line.
///
/// `pull to refresh` asks for these words in this order; `downsampl*` for any word that begins so;
/// `put + delete` for both anywhere in the line. Case does not matter.
public struct WordPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let source: String
  private let parts: [[String]]

  /// Reads a pattern; nil when a part of it has no words.
  public init?(_ source: String) {
    let parts = source.split(separator: "+", omittingEmptySubsequences: false).map {
      WordPattern.words(of: $0, keeping: "*")
    }
    guard parts.allSatisfy({ part in !part.isEmpty && part.allSatisfy { $0 != "*" } }) else {
      return nil
    }
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
        start + part.count <= words.count
          && part.indices.allSatisfy { WordPattern.fits(part[$0], words[start + $0]) }
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

  private static func fits(_ pattern: String, _ word: String) -> Bool {
    guard pattern.hasSuffix("*") else { return pattern == word }
    return word.hasPrefix(pattern.dropLast())
  }
}

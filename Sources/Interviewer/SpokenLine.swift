import Interview

/// A line that was said, as an interviewer listens to it: for questions, and for a plan.
struct SpokenLine {
  private let sentences: [Sentence]
  private let text: String

  private struct Sentence {
    var text: String
    var hasQuestionMark: Bool
  }

  /// A line, or a block of lines.
  init(_ text: String) {
    self.text = text
    self.sentences = SpokenLine.sentences(of: text)
  }

  /// The sentences that ask something: with a question mark, or with the beginning of a question.
  var questions: [String] {
    sentences.filter { $0.hasQuestionMark || SpokenLine.beginsQuestion($0.text) }.map(\.text)
  }

  /// Whether it tells what comes when, or asks whether that suits the interviewer.
  var tellsPlan: Bool {
    SpokenLine.planPatterns.contains { $0.matches(text) }
  }

  private static let planPatterns = [
    "my plan", "the plan", "plan is", "i plan to", "we plan to", "plan + requirements",
    "that work*", "works for you",
    "work for you", "suit* you", "that suit*", "sound* good", "sound* ok*", "ok with you",
    "okay with you", "fine with you", "good for you", "requirements + architecture",
    "requirements + data model", "requirements + api", "requirements + deep dive*",
    "requirements + main parts", "start with", "begin with", "first + then", "go deep*",
    "is that ok*", "is this ok*", "is that fine", "is that all right", "is that alright",
    "shall we start", "shall i start", "agree*",
  ].compactMap { WordPattern($0) }

  /// Words that begin a question on their own.
  private static let openers: Set = [
    "how", "what", "whats", "which", "who", "is", "are", "does", "any",
  ]
  /// Words that begin a question only when a subject follows; "should scroll smoothly" is a note.
  private static let openersWithSubject: Set = [
    "do", "did", "should", "can", "could", "may", "would", "will", "have", "has",
  ]
  private static let subjects: Set = [
    "i", "we", "you", "it", "this", "that", "there", "they", "these", "the", "users", "people",
    "everyone",
  ]
  /// Words that people say before they ask.
  private static let leads: Set = [
    "and", "but", "so", "also", "then", "ok", "okay", "well", "hm", "hmm", "q", "question",
  ]

  private static func beginsQuestion(_ sentence: String) -> Bool {
    let words = WordPattern.words(of: sentence).drop { leads.contains($0) }
    guard let first = words.first else { return false }
    if openers.contains(first) { return words.count > 1 }
    guard openersWithSubject.contains(first), let second = words.dropFirst().first else {
      return false
    }
    return subjects.contains(second)
  }

  private static func sentences(of text: String) -> [Sentence] {
    var sentences: [Sentence] = []
    var words: [Substring] = []
    func end(asking: Bool) {
      if !words.isEmpty {
        sentences.append(Sentence(text: words.joined(separator: " "), hasQuestionMark: asking))
      }
      words = []
    }
    for line in text.split(whereSeparator: \.isNewline) {
      for word in line.split(whereSeparator: \.isWhitespace) {
        let before = words.last
        words.append(word)
        // Closing quotation marks and brackets may follow the mark.
        switch word.last(where: { !"\"'”’)]*_`".contains($0) }) {
        case "?": end(asking: !isCode(word, after: before))
        case ".", "!", ";": end(asking: false)
        default: break
        }
      }
      end(asking: false)
    }
    return sentences
  }

  /// Whether a question mark belongs to Swift: `nextCursor: String?`, `-> Post?`, `try?`.
  private static func isCode(_ word: Substring, after before: Substring?) -> Bool {
    if word == "try?" || word == "as?" || word.contains("]?") { return true }
    if let colon = word.firstIndex(of: ":") {
      return isTypeName(word[word.index(after: colon)...])
    }
    guard let before, before.hasSuffix(":") || before == "->" || before == "as" else {
      return false
    }
    return isTypeName(word)
  }

  /// A capital and a small letter, as in `Date?`; words all in capitals, such as "DAU?", are none
  /// but `URL?`.
  private static func isTypeName(_ word: Substring) -> Bool {
    let letters = word.prefix { $0.isLetter || $0.isNumber }
    guard let first = letters.first, first.isUppercase else { return false }
    return letters.contains { $0.isLowercase } || ["URL", "UUID"].contains(letters)
  }
}

/// Something an interviewer says only when asked for it.
public struct Fact: Hashable, Sendable {
  /// The answer, as the interviewer would give it.
  public var text: String
  /// What a question has to mention to get it; one of them is enough.
  public var words: [WordPattern]

  /// A fact and the words that ask for it.
  public init(text: String, words: [WordPattern]) {
    self.text = text
    self.words = words
  }
}

/// One thing to design, with all that an interviewer would know about it.
public struct Prompt: Hashable, Sendable {
  /// The name on the command line and in transcripts: lower-case words joined by hyphens.
  public var id: String
  /// What is to be designed, as the interviewer would put it.
  public var title: String
  /// The task in a few sentences, one a line.
  public var brief: [String]
  /// What an interviewer gives when asked.
  public var facts: [Fact]
  /// What each step is about; every step has a guide.
  public var guides: [Step: StepGuide]
  /// The topics worth going into.
  public var deepDives: [DeepDive]
  /// What the interviewer may ask.
  public var questions: [PromptQuestion]

  /// A prompt, as read from its file.
  public init(
    id: String, title: String, brief: [String], facts: [Fact], guides: [Step: StepGuide],
    deepDives: [DeepDive], questions: [PromptQuestion]
  ) {
    self.id = id
    self.title = title
    self.brief = brief
    self.facts = facts
    self.guides = guides
    self.deepDives = deepDives
    self.questions = questions
  }
}

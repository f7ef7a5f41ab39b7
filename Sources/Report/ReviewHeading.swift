/// What a report says at its top that its review does not know.
public struct ReviewHeading: Hashable, Sendable {
  /// When the session was started, in the reader's own words for dates.
  public var date: String
  /// What was designed: the prompt's title, or its name when the prompt is not at hand.
  public var prompt: String
  /// The title that the person gave the session, or nil.
  public var title: String?

  /// A heading.
  public init(date: String, prompt: String, title: String? = nil) {
    self.date = date
    self.prompt = prompt
    self.title = title
  }
}

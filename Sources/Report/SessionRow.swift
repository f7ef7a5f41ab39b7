public import Coaching

/// One saved session in a list.
public struct SessionRow: Hashable, Sendable {
  /// The name of its file, as it can be handed to `review`.
  public var file: String
  /// When it was started, in the reader's own words for dates.
  public var date: String
  /// The name of its prompt.
  public var prompt: String
  /// Whether it is going on in another terminal right now.
  public var isRunning: Bool
  /// What it showed.
  public var review: Review

  /// A session in a list.
  public init(
    file: String, date: String, prompt: String, isRunning: Bool = false, review: Review
  ) {
    self.file = file
    self.date = date
    self.prompt = prompt
    self.isRunning = isRunning
    self.review = review
  }
}

/// What a folder of prompts has under a name.
public struct PromptListing: Hashable, Sendable {
  /// What came of reading the file.
  public enum State: Hashable, Sendable {
    /// It can be rehearsed.
    case ready(title: String)
    /// It can't be used, for this reason.
    case broken(PromptError)
  }

  /// The name, which is the id of the prompt and the file's name without `.json`.
  public var name: String
  /// Where the file is.
  public var path: String
  /// What came of reading it.
  public var state: State
}

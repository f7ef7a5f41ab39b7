/// How a prompt is named on the command line.
public enum PromptArgument: Hashable, Sendable {
  /// The name of a prompt in the folder of prompts.
  case name(String)
  /// The path of a file anywhere.
  case file(path: String)

  /// Tells the two apart: a path has a slash, or ends with `.json`.
  public init(_ argument: String) {
    let isPath = argument.contains("/") || argument.lowercased().hasSuffix(".json")
    self = isPath ? .file(path: argument) : .name(argument)
  }
}

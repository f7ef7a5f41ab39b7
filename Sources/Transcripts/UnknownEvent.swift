/// An event of a type that this version does not know, kept as it stands in the file.
public struct UnknownEvent: Hashable, Sendable {
  /// The time of the round.
  public var at: Duration
  /// The type, as it is named in the file.
  public var type: String
  /// The whole line, without its line break.
  public var line: String
}

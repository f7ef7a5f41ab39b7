import Testing

/// A line that breaks a rule.
struct Fault: CustomStringConvertible, Equatable {
  /// The file, from the repository's folder.
  let path: String

  /// The line, counted from one.
  let line: Int

  /// What is wrong with it.
  let text: String

  var description: String { "\(path):\(line): \(text)" }

  /// Fails the running test once for each fault.
  static func expectNone(
    _ faults: [Fault], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for fault in faults { Issue.record("\(fault)", sourceLocation: sourceLocation) }
  }
}

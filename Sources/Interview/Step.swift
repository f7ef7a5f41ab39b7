/// One of the six steps of a round, in the order they are always walked through.
///
/// The raw value is the name used in transcripts, prompt files and on the command line.
public enum Step: String, CaseIterable, Hashable, Sendable {
  /// Agree on what to build.
  case requirements
  /// The main parts, from the screen down to the network, and the data flow.
  case architecture
  /// The core types, with only the fields that the features need.
  case dataModel = "data-model"
  /// The server's endpoints and the Swift protocols.
  case api
  /// Two or three topics: problem, options, choice, trade-off.
  case deepDives = "deep-dives"
  /// A short summary, then trade-offs and next steps.
  case wrapUp = "wrap-up"
}

extension Step {
  /// The place in the round, 1 to 6.
  public var number: Int { index + 1 }

  /// The name that a person reads; the same everywhere.
  public var title: String {
    switch self {
    case .requirements: "Requirements"
    case .architecture: "High-level architecture"
    case .dataModel: "Data model"
    case .api: "API and interfaces"
    case .deepDives: "Deep dives"
    case .wrapUp: "Wrap-up"
    }
  }

  /// The step after this one, or nil after the wrap-up.
  public var next: Step? { index + 1 < Step.allCases.count ? Step.allCases[index + 1] : nil }

  /// The step before this one, or nil before the requirements.
  public var previous: Step? { index > 0 ? Step.allCases[index - 1] : nil }

  /// The steps before this one, in order.
  public var earlier: [Step] { Array(Step.allCases[..<index]) }

  /// Finds a step by its number ("4"), its name ("api") or an unambiguous beginning of its name
  /// ("arch").
  public init?(named name: String) {
    let wanted = name.lowercased()
    if let number = Int(wanted) {
      guard (1...Step.allCases.count).contains(number) else { return nil }
      self = Step.allCases[number - 1]
      return
    }
    let matches = Step.allCases.filter { !wanted.isEmpty && $0.rawValue.hasPrefix(wanted) }
    guard matches.count == 1 else { return nil }
    self = matches[0]
  }

  /// The place in an array with one element a step, 0 to 5.
  var index: Int {
    switch self {
    case .requirements: 0
    case .architecture: 1
    case .dataModel: 2
    case .api: 3
    case .deepDives: 4
    case .wrapUp: 5
    }
  }
}

public import Interview

/// One thing to fix, as facts; the words are made where it is shown.
///
/// The cases stand in the order of their weight: the framework looks first for long stretches
/// without input and for "it depends" without saying on what.
public enum Advice: Hashable, Sendable {
  /// The longest stretch without input; `count` of them are as long as advice asks for.
  case inputGap(InputGap, count: Int)
  /// The first "it depends" that says nothing about on what, out of `count`.
  case emptyDepends(SpokenLine, count: Int)
  /// The checkpoints that were missed, one or two.
  case checkpointsMissed([CheckpointResult])
  /// The round was ended in a step before the wrap-up.
  case notFinished(in: Step, at: Duration)
  /// The wrap-up began so late that only `left` of its five minutes remained.
  case wrapUpCut(startedAt: Duration, left: Duration)
  /// The deep dives got less than half of their plan.
  case deepDivesSqueezed(StepUse)
  /// The notes head one topic where two or three are the rule.
  case singleDeepDive(SpokenLine)
  /// The step that was over its budget by most.
  case overrun(StepUse)
  /// Entries of the checklists that are open; `step` has most of them.
  case checklistOpen(count: Int, total: Int, step: Step, entries: [String])
  /// More than four features are listed.
  case tooManyFeatures(count: Int, heading: SpokenLine)
  /// Nothing is listed as out of scope; `heading` is an empty list's, or nil when there is no such
  /// list.
  case outOfScopeEmpty(heading: SpokenLine?)
  /// Metrics, tests or roll-out are not in the wrap-up; the checklist's entries about them.
  case wrapUpOpen([String])
}

extension Advice {
  /// The shortest stretch without input that is worth advice.
  public static let longGap = Duration.minutes(1)
  /// What no question accounts for has to be at least this long to be worth advice.
  public static let longDelay = Duration.minutes(1)
  /// The fewest open entries that are worth advice.
  public static let manyOpen = 3

  /// A name that stays the same in every version.
  public var key: String {
    switch self {
    case .inputGap: "input-gap"
    case .emptyDepends: "empty-depends"
    case .checkpointsMissed: "checkpoints-missed"
    case .notFinished: "not-finished"
    case .wrapUpCut: "wrap-up-cut"
    case .deepDivesSqueezed: "deep-dives-squeezed"
    case .singleDeepDive: "single-deep-dive"
    case .overrun: "overrun"
    case .checklistOpen: "checklist-open"
    case .tooManyFeatures: "too-many-features"
    case .outOfScopeEmpty: "out-of-scope-empty"
    case .wrapUpOpen: "wrap-up-open"
    }
  }
}

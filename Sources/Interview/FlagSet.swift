/// The facts of a session; all but `finished` can become true only once.
struct FlagSet: OptionSet, Hashable, Sendable {
  var rawValue: UInt32

  static let wrapUpDue = FlagSet(rawValue: 1 << 0)
  static let timeUp = FlagSet(rawValue: 1 << 1)

  static func met(_ checkpoint: Checkpoint) -> FlagSet { at(2, checkpoint) }
  static func missed(_ checkpoint: Checkpoint) -> FlagSet { at(4, checkpoint) }
  static func overrun(_ step: Step) -> FlagSet { FlagSet(rawValue: 1 << (6 + UInt32(step.index))) }
  static func notice(_ step: Step) -> FlagSet { FlagSet(rawValue: 1 << (12 + UInt32(step.index))) }
  static func begun(_ step: Step) -> FlagSet { FlagSet(rawValue: 1 << (18 + UInt32(step.index))) }

  static func finished(_ step: Step) -> FlagSet {
    FlagSet(rawValue: 1 << (24 + UInt32(step.index)))
  }

  private static func at(_ first: UInt32, _ checkpoint: Checkpoint) -> FlagSet {
    switch checkpoint {
    case .architectureDone: FlagSet(rawValue: 1 << first)
    case .apiDone: FlagSet(rawValue: 1 << (first + 1))
    }
  }
}

import Coaching
import Interview

/// The saved sessions as JSON: an array with one object a session.
///
/// Each has `file`, `date`, `prompt`, `minutes`, `drill`, `mode`, `speed`, `running`, `ending`,
/// `clock`, `checkpoints` and `overruns` (the steps that were flagged); they are written as
/// ``ReviewJSON`` writes them.
public struct SessionListJSON: Hashable, Sendable {
  /// The sessions.
  public var rows: [SessionRow]

  /// A list.
  public init(_ rows: [SessionRow]) {
    self.rows = rows
  }

  /// The JSON, indented, without a line break at its end.
  public var text: String { JSONValue.array(rows.map(\.json)).text }
}

extension SessionRow {
  fileprivate var json: JSONValue {
    .object([
      "file": .string(file), "date": .string(date), "prompt": .string(prompt),
      "minutes": .count(review.round.minutes), "drill": .text(review.round.drill?.rawValue),
      "mode": .string(review.mode.rawValue), "speed": .count(review.speed),
      "running": .bool(isRunning), "ending": review.ending.json, "clock": review.clock.json,
      "checkpoints": .array(review.checkpoints.map(\.json)),
      "overruns": .texts(review.overruns.map(\.step.rawValue)),
    ])
  }
}

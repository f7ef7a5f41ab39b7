import Coaching
import Interview

/// The saved sessions, one a row, in the order in which they are given.
public struct SessionList: Hashable, Sendable {
  /// The sessions.
  public var rows: [SessionRow]

  /// A list.
  public init(_ rows: [SessionRow]) {
    self.rows = rows
  }
}

extension SessionList {
  /// A table, or a few rows of prose a session where the table is too wide.
  ///
  /// - Parameters:
  ///   - width: The columns of a row; 40 and up.
  ///   - isPlain: Whether to write prose in any case, for screen readers and logs.
  public func lines(width: Int, isPlain: Bool = false) -> [String] {
    guard !rows.isEmpty else { return ["No sessions yet."] }
    let table = table
    let isTooWide = table.contains { DisplayWidth.of($0) > width }
    return isPlain || isTooWide ? prose(width: width) : table
  }

  private var table: [String] {
    let head = ["Started", "Prompt", "Length", "State", "15:00", "25:00", "Over"]
    let body = rows.map { row in
      [row.date, row.prompt, row.length, row.state] + row.checkpointCells + [row.overruns]
    }
    let all = [head] + body
    let widths = head.indices.map { column in
      all.map { DisplayWidth.of($0[column]) }.max() ?? 0
    }
    return all.map { cells in
      zip(cells, widths).dropLast().map { $0.padded(to: $1) }.joined(separator: "  ") + "  "
        + (cells.last ?? "")
    }
  }

  private func prose(width: Int) -> [String] {
    rows.flatMap { row in
      TextWrap.rows("\(row.date), \(row.prompt)", width: width, rest: "  ")
        + TextWrap.rows(row.sentence, width: width, first: "  ", rest: "  ")
    }
  }
}

extension SessionRow {
  fileprivate var length: String {
    let drill = review.round.drill.map { "drill \($0.number), " } ?? ""
    let speed = review.speed == 1 ? "" : " x\(review.speed)"
    return "\(drill)\(review.round.minutes) min\(speed)"
  }

  fileprivate var state: String {
    if isRunning { return "running" }
    switch review.ending {
    case .finished: return "finished"
    case .stopped(let step, _), .open(let step): return "in step \(step.number)"
    case .notStarted: return "not started"
    }
  }

  fileprivate var checkpointCells: [String] {
    Checkpoint.allCases.map { checkpoint in
      guard let result = review.checkpoints.first(where: { $0.checkpoint == checkpoint }),
        result.outcome != .notReached
      else { return "-" }
      return result.outcomeName
    }
  }

  fileprivate var overruns: String { "\(review.overruns.count)" }

  fileprivate var sentence: String {
    let drill = review.round.drill.map { ["drill of \($0.title)"] } ?? []
    let speed = review.speed == 1 ? [] : ["clock \(review.speed) times faster"]
    let checkpoints = review.checkpoints.filter { $0.outcome != .notReached }
      .map { "minute \($0.checkpoint.minute) \($0.outcomeName)" }
    let stopped =
      switch review.ending {
      case _ where isRunning: "running"
      case .stopped(let step, _), .open(let step): "stopped in \(step.title)"
      case .finished, .notStarted: state
      }
    let parts =
      drill + [CountText.of(review.round.minutes, "minute")] + speed + [stopped] + checkpoints
      + [review.overruns.isEmpty ? "no overruns" : CountText.of(review.overruns.count, "overrun")]
    return parts.joined(separator: ", ")
  }
}

/// Brings a terminal from the rows it shows to those it is to show.
struct ScreenWriter {
  private var shown: [[UInt8]] = []

  /// Forgets what is shown, as after a change of the size.
  mutating func forget() { shown = [] }

  /// What to write: the rows that have changed, and nothing when none has.
  mutating func update(to rows: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    if shown.count != rows.count {
      bytes += "\u{1b}[2J".utf8
      shown = []
    }
    for (index, row) in rows.enumerated() where shown.isEmpty ? !row.isEmpty : shown[index] != row {
      bytes += "\u{1b}[\(index + 1);1H".utf8
      bytes += row
      bytes += "\u{1b}[K".utf8
    }
    shown = rows
    return bytes
  }
}

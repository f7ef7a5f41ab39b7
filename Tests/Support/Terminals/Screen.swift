/// What a terminal would show: a small model of the sequences the line editor and reports use.
///
/// It knows printing, CR, LF, BS, pending wrap, cells two wide, CSI A B C G H J K, ESC 7 and 8; it
/// skips other CSI and OSC sequences. A character's width is 2 in the East Asian wide blocks and
/// for emoji, 0 for combining marks, else 1.
public struct Screen: Sendable, CustomStringConvertible {
  /// One row, and whether its text goes on in the next one because it reached the margin.
  struct Row: Sendable {
    var cells: [String]
    var wraps = false

    init(columns: Int) { cells = Array(repeating: " ", count: columns) }

    var text: String {
      var cells = cells[...]
      while cells.last == " " { cells.removeLast() }
      return cells.joined()
    }
  }

  /// The height in rows.
  public internal(set) var rows: Int
  /// The width in cells.
  public internal(set) var columns: Int
  /// The cursor's row, from 0.
  public internal(set) var row = 0
  /// The cursor's column, from 0; a full row keeps it on the last cell.
  public var column: Int { min(position, columns - 1) }
  /// The rows that scrolled off the top, oldest first, without trailing spaces.
  public var scrollback: [String] { scrolledOff.map(\.text) }
  /// How often the bell rang.
  public internal(set) var bells = 0

  var grid: [Row]
  var scrolledOff: [Row] = []
  /// The cursor's column; equal to `columns` while the row is full and the next character wraps.
  var position = 0
  var saved = (row: 0, position: 0)
  var unread: [UInt8] = []

  /// Makes an empty screen with the cursor in its top left corner.
  public init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    grid = Array(repeating: Row(columns: columns), count: rows)
  }

  /// One row's text without trailing spaces; empty beyond the screen.
  public func line(_ row: Int) -> String {
    grid.indices.contains(row) ? grid[row].text : ""
  }

  /// The row the cursor is in.
  public var cursorLine: String { line(row) }

  /// All rows, without the empty ones at the end.
  public var lines: [String] {
    var lines = grid.map(\.text)
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// All rows, one a line, without the empty ones at the end.
  public var text: String { lines.joined(separator: "\n") }

  /// Scrollback and screen as one text in which rows that wrap are joined.
  public var unwrappedText: String {
    (scrolledOff + grid).map { $0.wraps ? $0.cells.joined() : $0.text + "\n" }.joined()
  }

  /// The screen in a frame, with the cursor's place: for the messages of failing tests.
  public var description: String {
    let frame = String(repeating: "-", count: columns)
    return "\(frame)\n\(text)\n\(frame) cursor at row \(row), column \(column)"
  }
}

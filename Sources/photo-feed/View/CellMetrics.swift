/// How large the parts of a post are on a terminal of some size.
struct CellMetrics: Hashable {
  /// The columns of text, between a column for the mark and a free one at the right.
  let textColumns: Int
  let pictureColumns: Int
  let pictureRows: Int

  /// Rows below the posts: the status and the keys.
  static let footer = 2
  /// Lines that are longer than this are hard to read, in columns.
  private static let readable = 72

  init(_ size: ScreenSize) {
    // The author, some of the text and the footer stay beside the largest picture.
    let rows = max(3, min(22, size.rows - Self.footer - 6))
    // A cell is twice as high as wide, and photos are mostly four by three.
    let columns = rows * 2 * 4 / 3
    let room = max(4, size.columns - 3)
    pictureColumns = min(columns, room)
    textColumns = min(room, max(columns, Self.readable))
    pictureRows = pictureColumns < columns ? max(3, pictureColumns * 3 / 8) : rows
  }
}

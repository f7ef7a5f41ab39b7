extension Screen {
  /// Gives the screen a new size as most terminals do: rows that wrapped are joined and wrapped
  /// anew, and the cursor stays with its character.
  public mutating func resize(rows: Int, columns: Int) {
    let cursor = place(ofRow: row, column: column)
    let texts = joinedRows()
    self.rows = rows
    self.columns = columns
    var wrapped: [Row] = []
    for (index, cells) in texts.enumerated() {
      let first = wrapped.count
      wrapped += Self.wrap(cells, columns: columns)
      if index == cursor.line {
        row = first + cursor.offset / columns
        position = cursor.offset % columns
      }
    }
    fit(wrapped)
  }

  private func place(ofRow row: Int, column: Int) -> (line: Int, offset: Int) {
    var line = 0
    var offset = 0
    for above in grid.prefix(row) {
      line += above.wraps ? 0 : 1
      offset = above.wraps ? offset + above.cells.count : 0
    }
    return (line, offset + column)
  }

  private func joinedRows() -> [[String]] {
    var texts: [[String]] = [[]]
    for row in grid {
      texts[texts.count - 1] += row.cells
      if row.wraps { continue }
      while texts[texts.count - 1].last == " " { texts[texts.count - 1].removeLast() }
      texts.append([])
    }
    return texts.dropLast()
  }

  private static func wrap(_ cells: [String], columns: Int) -> [Row] {
    var rows: [Row] = []
    for start in stride(from: 0, to: max(1, cells.count), by: columns) {
      let part = cells.dropFirst(start).prefix(columns)
      var row = Row(columns: columns)
      row.cells.replaceSubrange(0..<part.count, with: part)
      row.wraps = start + columns < cells.count
      rows.append(row)
    }
    return rows
  }

  private mutating func fit(_ wrapped: [Row]) {
    var wrapped = wrapped
    while wrapped.count > rows, wrapped.last?.text == "", row < wrapped.count - 1 {
      wrapped.removeLast()
    }
    while wrapped.count <= row { wrapped.append(Row(columns: columns)) }
    let surplus = max(0, wrapped.count - rows)
    scrolledOff += wrapped.prefix(surplus)
    wrapped.removeFirst(surplus)
    row = max(0, row - surplus)
    while wrapped.count < rows { wrapped.append(Row(columns: columns)) }
    grid = wrapped
  }
}

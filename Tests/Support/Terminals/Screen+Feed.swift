extension Screen {
  /// Takes what a program wrote; sequences and characters may be cut anywhere.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    unread += bytes
    var rest = unread[...]
    while let first = rest.first, let used = take(first, rest) { rest = rest.dropFirst(used) }
    unread = Array(rest)
  }

  /// Handles what begins with `first`; returns its length, nil when more has to come.
  private mutating func take(_ first: UInt8, _ bytes: ArraySlice<UInt8>) -> Int? {
    switch first {
    case 0x1b: return takeEscape(bytes)
    case 0x07: bells += 1
    case 0x08: position = max(0, column - 1)
    case 0x0a: lineFeed()
    case 0x0d: position = 0
    case 0x20...0x7e: put(Unicode.Scalar(first))
    case 0x80...: return takeCharacter(first, bytes)
    default: break
    }
    return 1
  }

  private mutating func takeCharacter(_ first: UInt8, _ bytes: ArraySlice<UInt8>) -> Int? {
    let length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    guard bytes.count >= length else { return nil }
    for scalar in String(decoding: bytes.prefix(length), as: UTF8.self).unicodeScalars {
      put(scalar)
    }
    return length
  }

  private mutating func takeEscape(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let kind = bytes.dropFirst().first else { return nil }
    switch kind {
    case UInt8(ascii: "7"): saved = (row, position)
    case UInt8(ascii: "8"): (row, position) = saved
    case UInt8(ascii: "["): return takeControlSequence(bytes)
    case UInt8(ascii: "]"):
      guard let end = bytes.firstIndex(of: 0x07) else { return nil }
      return end - bytes.startIndex + 1
    default: break
    }
    return 2
  }

  private mutating func takeControlSequence(_ bytes: ArraySlice<UInt8>) -> Int? {
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { (0x40...0x7e).contains($0) }) else { return nil }
    let parameters = String(decoding: body[..<end], as: UTF8.self)
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0) ?? 0
    }
    let first = numbers.first ?? 0
    let second = numbers.count > 1 ? numbers[1] : 0
    perform(Character(Unicode.Scalar(bytes[end])), first, second)
    return end - bytes.startIndex + 1
  }

  private mutating func perform(_ command: Character, _ first: Int, _ second: Int) {
    switch command {
    case "A": row = max(0, row - max(1, first))
    case "B": row = min(rows - 1, row + max(1, first))
    case "C": position = min(columns - 1, column + max(1, first))
    case "D": position = max(0, column - max(1, first))
    case "G": position = min(columns, max(1, first)) - 1
    case "H":
      row = min(rows, max(1, first)) - 1
      position = min(columns, max(1, second)) - 1
    case "J": eraseScreen(first)
    case "K": eraseRow(from: column)
    default: return
    }
    // Moving ends a pending wrap.
    position = column
  }

  private mutating func eraseScreen(_ mode: Int) {
    if mode == 0 { eraseRow(from: column) }
    for other in (mode == 2 ? 0 : row + 1)..<max(rows, row + 1) where other < rows {
      grid[other] = Row(columns: columns)
    }
  }

  private mutating func eraseRow(from start: Int) {
    for cell in start..<columns { grid[row].cells[cell] = " " }
    grid[row].wraps = false
  }

  private mutating func lineFeed() {
    if row + 1 < rows {
      row += 1
    } else {
      scrolledOff.append(grid.removeFirst())
      grid.append(Row(columns: columns))
    }
    position = column
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = scalar.cells
    if width == 0 {
      let cell = lastCharacterCell()
      grid[row].cells[cell].unicodeScalars.append(scalar)
      return
    }
    if position + width > columns {
      // The cell that was too narrow is no space that somebody wrote.
      for cell in position..<columns { grid[row].cells[cell] = "" }
      grid[row].wraps = true
      position = 0
      lineFeed()
    }
    grid[row].cells[position] = String(scalar)
    if width == 2 { grid[row].cells[position + 1] = "" }
    position += width
  }

  private func lastCharacterCell() -> Int {
    let cell = max(0, position - 1)
    return grid[row].cells[cell].isEmpty ? max(0, cell - 1) : cell
  }
}

extension Unicode.Scalar {
  /// How many cells a terminal gives the character.
  var cells: Int {
    switch value {
    case 0x300...0x36f, 0x200b...0x200f, 0x20d0...0x20ff, 0xfe00...0xfe0f: 0
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff: 2
    case 0xfe30...0xfe6f, 0xff00...0xff60, 0x1f300...0x1faff, 0x20000...0x3fffd: 2
    default: 1
    }
  }
}

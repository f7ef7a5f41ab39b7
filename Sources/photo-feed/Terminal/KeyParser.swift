/// Reads keys from the bytes of a terminal, which may be cut anywhere.
struct KeyParser {
  private var bytes: [UInt8] = []

  /// The keys that are whole with these bytes.
  mutating func keys(_ more: some Sequence<UInt8>) -> [Key] {
    bytes += more
    var keys: [Key] = []
    while let first = bytes.first {
      let (key, length) = first == 0x1b ? escape() : plain(first)
      guard length > 0 else { break }
      bytes.removeFirst(length)
      if let key { keys.append(key) }
    }
    return keys
  }

  private func plain(_ byte: UInt8) -> (Key?, Int) {
    switch byte {
    case 0x03: (.interrupt, 1)
    case 0x04: (.endOfInput, 1)
    case 0x1a: (.suspend, 1)
    case 0x20: (.pageDown, 1)
    case 0x21...0x7e: (.letter(Character(Unicode.Scalar(byte))), 1)
    default: (nil, 1)
    }
  }

  /// A key that is longer than a byte; a length of 0 when more has to come.
  private func escape() -> (Key?, Int) {
    guard bytes.count > 1 else { return (nil, 0) }
    guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else { return (nil, 1) }
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { (0x40...0x7e).contains($0) }) else {
      // Nothing that a terminal sends is that long.
      return (nil, bytes.count > 32 ? bytes.count : 0)
    }
    let text = String(decoding: body[...end], as: UTF8.self)
    return (Self.named(text), end + 1)
  }

  private static func named(_ text: String) -> Key? {
    switch text {
    case "A": .up
    case "B": .down
    case "H", "1~", "7~": .home
    case "F", "4~", "8~": .end
    case "5~": .pageUp
    case "6~": .pageDown
    case _ where text.hasPrefix("<64;"): .wheelUp
    case _ where text.hasPrefix("<65;"): .wheelDown
    default: nil
    }
  }
}

/// Tells code from comments and string literals, in Swift and in C.
///
/// The rules need no more than that: swift-syntax would be a dependency to fetch and minutes of
/// build for what a few states do. Regular expression literals are taken for code.
struct CodeScanner {
  private let bytes: [UInt8]
  private let isC: Bool
  private var position = 0
  private var line = 1
  private var modes: [Mode] = [.code(parentheses: 0)]

  /// The text with everything but code blanked, line for line.
  private(set) var code: [UInt8] = []

  /// The `//` comments.
  private(set) var comments: [SourceFile.Comment] = []

  /// An interpolation is code within a string, up to its own closing parenthesis.
  private enum Mode {
    case code(parentheses: Int)
    case string(quotes: Int, hashes: Int)
  }

  init(text: String, isC: Bool) {
    bytes = Array(text.utf8)
    self.isC = isC
    code.reserveCapacity(bytes.count)
  }

  mutating func scan() {
    while position < bytes.count {
      switch modes[modes.count - 1] {
      case .code(let parentheses): scanCode(parentheses: parentheses)
      case .string(let quotes, let hashes): scanString(quotes: quotes, hashes: hashes)
      }
    }
  }

  private mutating func scanCode(parentheses: Int) {
    if starts(with: "//") {
      scanLineComment()
    } else if starts(with: "/*") {
      scanBlockComment()
    } else if let (quotes, hashes) = openingQuotes {
      blank(quotes + hashes)
      modes.append(.string(quotes: quotes, hashes: hashes))
    } else if isC, starts(with: "'") {
      scanCharacter()
    } else if starts(with: ")"), parentheses == 0, modes.count > 1 {
      blank(1)
      modes.removeLast()
    } else {
      if starts(with: "(") { modes[modes.count - 1] = .code(parentheses: parentheses + 1) }
      if starts(with: ")") { modes[modes.count - 1] = .code(parentheses: parentheses - 1) }
      keep()
    }
  }

  private mutating func scanString(quotes: Int, hashes: Int) {
    let hash = String(repeating: "#", count: hashes)
    if !isC, starts(with: "\\" + hash + "(") {
      blank(2 + hashes)
      modes.append(.code(parentheses: 0))
    } else if starts(with: "\\" + hash) {
      blank(2 + hashes)
    } else if starts(with: String(repeating: "\"", count: quotes) + hash) {
      blank(quotes + hashes)
      modes.removeLast()
    } else {
      if quotes == 1, starts(with: "\n") { modes.removeLast() }
      blank(1)
    }
  }

  private mutating func scanLineComment() {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    if !starts(with: "///") {
      let text = String(decoding: bytes[(position + 2)..<end], as: UTF8.self)
      comments.append(SourceFile.Comment(line: line, text: text))
    }
    blank(end - position)
  }

  private mutating func scanBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*"), !isC || depth == 0 {
        depth += 1
        blank(2)
      } else if starts(with: "*/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func scanCharacter() {
    blank(1)
    while position < bytes.count, !starts(with: "'"), !starts(with: "\n") {
      blank(starts(with: "\\") ? 2 : 1)
    }
    blank(1)
  }

  private var openingQuotes: (quotes: Int, hashes: Int)? {
    var end = position
    while !isC, end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    let hashes = end - position
    let isMultiline = starts(with: String(repeating: "#", count: hashes) + "\"\"\"\n")
    return (isMultiline ? 3 : 1, hashes)
  }

  private func starts(with text: String) -> Bool {
    var text = text
    return text.withUTF8 { wanted in
      guard position + wanted.count <= bytes.count else { return false }
      for index in wanted.indices where bytes[position + index] != wanted[index] { return false }
      return true
    }
  }

  private mutating func keep() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    code.append(bytes[position])
    position += 1
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") {
        keep()
      } else {
        code.append(UInt8(ascii: " "))
        position += 1
      }
    }
  }
}

/// Walks over the bytes of a JSON text, and knows the line and column it is at.
struct JSONScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var lineStart = 0

  /// The line, from 1.
  private(set) var line = 1

  /// A scanner at the beginning of a text.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The byte that comes next, or nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// A fault where the scanner stands.
  func fault(_ problem: PromptFault.SyntaxProblem) -> PromptFault {
    let column = String(decoding: bytes[lineStart..<index], as: UTF8.self).count + 1
    return PromptFault(place: "", line: line, kind: .syntax(problem, column: column))
  }

  /// The fault of finding here what doesn't belong here.
  func unexpected() -> PromptFault {
    guard let character = String(decoding: bytes[index...].prefix(64), as: UTF8.self).first else {
      return fault(.endOfFile)
    }
    return fault(.unexpected(character))
  }

  /// Goes on to the next byte.
  mutating func skipByte() { index += 1 }

  /// Goes on to the next byte that is no white space.
  mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "\n"):
        index += 1
        line += 1
        lineStart = index
      default: return
      }
    }
  }

  /// Skips a word, when it comes next.
  mutating func skip(_ word: StaticString) -> Bool {
    let wanted = Array(word.description.utf8)
    guard bytes[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  /// Reads a string; the scanner stands at its first quotation mark.
  mutating func string() throws(PromptFault) -> String {
    var text: [UInt8] = []
    index += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20: throw fault(.rawControlCharacter)
      default:
        text.append(byte)
        index += 1
      }
    }
    throw fault(.endOfFile)
  }

  /// Reads a number as JSON writes it.
  mutating func number() throws(PromptFault) -> Double {
    let start = index
    while let byte = next, JSONScanner.isInNumber(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    let grammar = /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/
    guard text.wholeMatch(of: grammar) != nil, let number = Double(text), number.isFinite else {
      index = start
      throw fault(.badNumber)
    }
    return number
  }

  private static func isInNumber(_ byte: UInt8) -> Bool {
    switch Character(UnicodeScalar(byte)) {
    case "0"..."9", "+", "-", ".", "e", "E": true
    default: false
    }
  }

  private mutating func escape() throws(PromptFault) -> Unicode.Scalar {
    let start = self
    index += 1
    guard let byte = next else { throw fault(.endOfFile) }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UnicodeScalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let scalar = unicodeScalar() else { throw start.fault(.badEscape) }
      return scalar
    default: throw start.fault(.badEscape)
    }
  }

  /// Reads four digits, and the second half of a pair when the first half asks for one.
  private mutating func unicodeScalar() -> Unicode.Scalar? {
    guard let first = codeUnit() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard skip("\\u"), let second = codeUnit(), UTF16.isTrailSurrogate(second) else { return nil }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func codeUnit() -> UInt16? {
    let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit) else { return nil }
    index += 4
    return UInt16(digits, radix: 16)
  }
}

/// Reads JSON into a tree that knows the place and line of every value.
///
/// Foundation's decoder can't serve here: on Linux it names no line, takes the first of two equal
/// keys without a word and lets a trailing comma pass (Swift 6.3), and a file edited by hand has
/// just those faults.
struct JSONParser {
  /// The deepest nesting that is read; a prompt needs 6.
  static let depthLimit = 32

  /// Keys that stand twice in their object; the first of them counts.
  private(set) var repeatedKeys: [PromptFault] = []

  private var scanner: JSONScanner
  private var depth = 0

  /// A parser for a text.
  init(_ text: String) {
    scanner = JSONScanner(text)
  }

  /// Reads the whole text as one value.
  mutating func parse() throws(PromptFault) -> JSONNode {
    let node = try value(at: "")
    scanner.skipSpace()
    if scanner.next != nil { throw scanner.unexpected() }
    return node
  }

  private mutating func value(at place: String) throws(PromptFault) -> JSONNode {
    scanner.skipSpace()
    let line = scanner.line
    guard let byte = scanner.next else { throw scanner.unexpected() }
    let value: JSONNode.Value =
      switch byte {
      case UInt8(ascii: "{"): try object(at: place)
      case UInt8(ascii: "["): try list(at: place)
      case UInt8(ascii: "\""): .text(try scanner.string())
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try scanner.number())
      default: try word()
      }
    return JSONNode(value: value, place: place, line: line)
  }

  private mutating func word() throws(PromptFault) -> JSONNode.Value {
    if scanner.skip("true") { return .bool(true) }
    if scanner.skip("false") { return .bool(false) }
    if scanner.skip("null") { return .null }
    throw scanner.unexpected()
  }

  private mutating func object(at place: String) throws(PromptFault) -> JSONNode.Value {
    var members: [String: JSONNode] = [:]
    try entries(endingWith: "}") { (parser, _) throws(PromptFault) in
      let line = parser.scanner.line
      guard parser.scanner.next == UInt8(ascii: "\"") else { throw parser.scanner.unexpected() }
      let key = try parser.scanner.string()
      parser.scanner.skipSpace()
      guard parser.scanner.skip(":") else { throw parser.scanner.unexpected() }
      let memberPlace = JSONNode.place(of: key, in: place)
      let node = try parser.value(at: memberPlace)
      if members[key] == nil {
        members[key] = node
      } else {
        parser.repeatedKeys.append(
          PromptFault(place: memberPlace, line: line, kind: .repeatedKey))
      }
    }
    return .object(members)
  }

  private mutating func list(at place: String) throws(PromptFault) -> JSONNode.Value {
    var nodes: [JSONNode] = []
    try entries(endingWith: "]") { (parser, index) throws(PromptFault) in
      nodes.append(try parser.value(at: "\(place)[\(index)]"))
    }
    return .list(nodes)
  }

  /// Reads what stands between brackets, separated by commas.
  private mutating func entries(
    endingWith end: StaticString,
    _ read: (inout JSONParser, Int) throws(PromptFault) -> Void
  ) throws(PromptFault) {
    guard depth < JSONParser.depthLimit else { throw scanner.fault(.tooDeep) }
    depth += 1
    defer { depth -= 1 }
    scanner.skipByte()
    scanner.skipSpace()
    if scanner.skip(end) { return }
    var index = 0
    while true {
      try read(&self, index)
      index += 1
      scanner.skipSpace()
      if scanner.skip(end) { return }
      let comma = scanner
      guard scanner.skip(",") else { throw scanner.unexpected() }
      scanner.skipSpace()
      if scanner.skip(end) { throw comma.fault(.trailingComma) }
    }
  }
}

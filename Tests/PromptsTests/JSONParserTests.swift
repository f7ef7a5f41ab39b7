import Testing

@testable import Prompts

@Suite("JSONParser")
struct JSONParserTests {
  @Test(
    "what is no JSON is told at its line and column",
    arguments: [
      ("", 1, 1, .endOfFile),
      (" \n ", 2, 2, .endOfFile),
      ("{", 1, 2, .endOfFile),
      ("{\"a\"", 1, 5, .endOfFile),
      ("\"abc", 1, 5, .endOfFile),
      ("\"abc\\", 1, 6, .endOfFile),
      ("{\n  \"a\": 1,\n  b: 2\n}", 3, 3, .unexpected("b")),
      ("{\"a\" 1}", 1, 6, .unexpected("1")),
      ("{\"a\": 1 \"b\": 2}", 1, 9, .unexpected("\"")),
      ("{\"a\": 1} x", 1, 10, .unexpected("x")),
      ("[1, nul]", 1, 5, .unexpected("n")),
      ("[1}", 1, 3, .unexpected("}")),
      ("[“a”]", 1, 2, .unexpected("“")),
      ("// why\n1", 1, 1, .unexpected("/")),
      ("[1,]", 1, 3, .trailingComma),
      ("{\"é\": 1,\n}", 1, 8, .trailingComma),
      ("[\"one\ntwo\"]", 1, 6, .rawControlCharacter),
      ("[\"a\tb\"]", 1, 4, .rawControlCharacter),
      ("\"\\x\"", 1, 2, .badEscape),
      ("\"\\u12g4\"", 1, 2, .badEscape),
      ("\"\\u12", 1, 2, .badEscape),
      ("\"\\ud83d\"", 1, 2, .badEscape),
      ("\"\\ud83d\\u0041\"", 1, 2, .badEscape),
      ("\"\\ude00\"", 1, 2, .badEscape),
      ("[01]", 1, 2, .badNumber),
      ("[1.]", 1, 2, .badNumber),
      ("[-]", 1, 2, .badNumber),
      ("[1e999]", 1, 2, .badNumber),
    ] as [(String, Int, Int, PromptFault.SyntaxProblem)])
  func syntax(_ text: String, _ line: Int, _ column: Int, _ problem: PromptFault.SyntaxProblem) {
    #expect(throws: PromptFault(place: "", line: line, kind: .syntax(problem, column: column))) {
      var parser = JSONParser(text)
      _ = try parser.parse()
    }
  }

  @Test(
    "each kind of value is read",
    arguments: [
      ("null", .null), (" true\n", .bool(true)), ("false", .bool(false)),
      ("0", .number(0)), ("-12.5e1", .number(-125)), ("1E+2", .number(100)),
      (#""a\"\\\/\b\f\n\r\t\u00e9""#, .text("a\"\\/\u{8}\u{C}\n\r\té")),
      (#""\ud83d\ude00 😀""#, .text("😀 😀")),
      ("[]", .list([])), ("{ }", .object([:])),
    ] as [(String, JSONNode.Value)])
  func value(_ text: String, _ value: JSONNode.Value) throws {
    var parser = JSONParser(text)
    #expect(try parser.parse() == JSONNode(value: value, place: "", line: 1))
  }

  @Test("every value knows its place and line")
  func places() throws {
    var parser = JSONParser("{\r\n \"a\": [1,\r\n {\"b\": true}]}")
    let inner = JSONNode(
      value: .object(["b": JSONNode(value: .bool(true), place: "a[1].b", line: 3)]),
      place: "a[1]", line: 3)
    let list = JSONNode(
      value: .list([JSONNode(value: .number(1), place: "a[0]", line: 2), inner]), place: "a",
      line: 2)
    #expect(try parser.parse() == JSONNode(value: .object(["a": list]), place: "", line: 1))
  }

  @Test("a key that stands twice is told, and the first one counts")
  func repeatedKeys() throws {
    var parser = JSONParser("{\"a\": {\"b\": 1,\n \"b\": 2}}")
    let node = try parser.parse()
    #expect(parser.repeatedKeys == [PromptFault(place: "a.b", line: 2, kind: .repeatedKey)])
    guard case .object(let members) = node.value,
      case .object(let inner)? = members["a"]?.value
    else { throw PromptError.notFound(path: "a") }
    #expect(inner["b"]?.value == .number(1))
  }

  @Test("31 and 32 lists in one another are read, 33 are too deep")
  func depth() throws {
    for depth in [31, 32] {
      var parser = JSONParser(Self.nested(depth))
      _ = try parser.parse()
    }
    #expect(throws: PromptFault(place: "", line: 1, kind: .syntax(.tooDeep, column: 33))) {
      var parser = JSONParser(Self.nested(33))
      _ = try parser.parse()
    }
  }

  private static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }
}

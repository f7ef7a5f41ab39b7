import Testing

/// The rules on samples: each has to find what it forbids and leave the rest alone.
@Suite("Rules")
struct RuleTests {
  private func file(_ text: String, path: String = "Sources/Coaching/Rule.swift") -> SourceFile {
    SourceFile(path: path, text: text)
  }

  @Test("a file may have 300 lines", arguments: [(299, 0), (300, 0), (301, 1)])
  func fileLength(lines: Int, faults: Int) {
    #expect(Sizes.longFile(file(String(repeating: "\n", count: lines))).count == faults)
  }

  @Test("a line may have 100 columns", arguments: [(99, 0), (100, 0), (101, 1)])
  func columns(columns: Int, faults: Int) {
    #expect(Sizes.longLines(in: file(String(repeating: "é", count: columns))).count == faults)
  }

  @Test("a URL may exceed the columns")
  func longURL() {
    let line = "// https://example.org/" + String(repeating: "a", count: 100)
    #expect(Sizes.longLines(in: file(line)).isEmpty)
  }

  @Test("a function may have 50 lines", arguments: [(49, 0), (50, 0), (51, 1)])
  func functionLength(lines: Int, faults: Int) {
    let body = String(repeating: "  print(\"}\") // }\n", count: lines - 2)
    let swift = file("func a(b: () -> Void = { }) {\n\(body)}\n")
    #expect(Sizes.longFunctions(in: swift).count == faults)
    let c = file("static int a(void) {\n\(body)}\n", path: "Sources/CEditLine/a.c")
    #expect(Sizes.longFunctions(in: c).count == faults)
  }

  @Test("functions are told from requirements, calls and types")
  func functions() {
    let lines = [
      "protocol P {", "  func a()", "  init(b: Int)", "}", "struct S: P {", "  func a() {}",
      "  init(b: Int) {", "    self.init()", "  }", "}",
    ]
    let found = FunctionLengths.measure(file(lines.joined(separator: "\n")))
    #expect(found == [.init(line: 6, length: 1), .init(line: 7, length: 3)])
  }

  @Test(
    "strings and comments are no code",
    arguments: [
      (#"a("b(") // c"#, #"a(    )     "#),
      (#"a("\(b("}"))}")"#, #"a(   b(   )   )"#),
      (##"a(#"""#)b"##, ##"a(     )b"##),
      ("a(\"\"\"\n\"}\"\n\"\"\")b", "a(   \n   \n   )b"),
      ("/* { /* */ { */}", "               }"),
    ])
  func code(text: String, code: String) {
    #expect(file(text).code.joined(separator: "\n") == code)
  }

  @Test("a quote in a character of C opens no string")
  func characters() {
    #expect(file(#"a('"', '\'')b"#, path: "a.c").code == ["a(   ,     )b"])
  }

  @Test(
    "clock, environment and terminal are read by their calls",
    arguments: [
      ("let now = ContinuousClock().now", 1), ("print(report)", 1), ("getenv(\"HOME\")", 1),
      ("blueprint(report)", 0), ("document.print(report)", 0), ("func print(_ line: String)", 0),
      ("// Date.now", 0), ("let text = \"print(\"", 0),
    ])
  func readings(line: String, faults: Int) {
    #expect(Wording.readingsOfTheWorld(in: file(line)).count == faults)
  }

  @Test(
    "shortcuts are found in code, what is put off in comments, too",
    arguments: [
      ("struct A: @unchecked Sendable {}", 1), ("try! a()", 1), ("a as! B", 1), ("// TODO: a", 1),
      ("// FIXME", 1), ("try? a()", 0), ("alias!", 0), ("\"try!\"", 0),
    ])
  func shortcuts(line: String, faults: Int) {
    #expect(Wording.shortcuts(in: file(line)).count == faults)
  }

  @Test(
    "code in a comment is told from prose",
    arguments: [
      ("// let a = 1", 1), ("// if a {", 1), ("// }", 1), ("// a.b(c)", 1), ("// import A", 1),
      ("// return a", 1), ("// Let a be 1.", 0), ("// let the reader (a person) decide", 0),
      ("// read(2) may be cut short", 0), ("// write(2)", 0), ("/// let a = 1", 0),
      ("// return early, so that no lock is held", 0), ("\"// let a = 1\"", 0),
    ])
  func commentedOutCode(line: String, faults: Int) {
    #expect(Wording.commentedOutCode(in: file(line)).count == faults)
  }

  @Test("conditions on the platform in a second file of a module are faults")
  func conditions() {
    let condition = "#if os(Linux)\n#elseif canImport(Darwin)\n#endif"
    let files = ["Sources/A/A.swift", "Sources/A/B.swift", "Sources/B/A.swift"].map {
      file(condition, path: $0)
    }
    let faults = Wording.scatteredConditions(in: files)
    #expect(faults.map(\.path) == ["Sources/A/B.swift", "Sources/A/B.swift"])
    #expect(faults.map(\.line) == [1, 2])
  }

  @Test(
    "a file's name is that of its type",
    arguments: [
      ("Step.swift", "public enum Step {", 0), ("Step+Name.swift", "extension Step {", 0),
      ("Kind.swift", "extension Event.Kind {", 0), ("main.swift", "", 0),
      ("Array+Posts.swift", "extension [Post] {", 0),
      ("Step.swift", "struct Steps {", 1), ("Step+Name.swift", "let Step = 1", 1),
    ])
  func fileName(name: String, line: String, faults: Int) {
    #expect(Naming.strayFile(file(line, path: "Sources/A/\(name)")).count == faults)
  }

  @Test(
    "a place of one machine is found, a folder's end is not",
    arguments: [
      ("cd /wo" + "rk/a", 1), ("in sha" + "red/design.md", 1), ("home" + "wo" + "rk/a", 0),
      ("URLCache.sha" + "red/a", 0),
    ])
  func outsideWorld(line: String, faults: Int) {
    #expect(Naming.outsideWorld(path: "a.md", text: line).count == faults)
  }
}

import Testing

@testable import photo_feed

@Suite("KeyParser")
struct KeyParserTests {
  @Test(
    "keys are read, whatever a terminal calls them",
    arguments: [
      ("l", [.letter("l")]), (" ", [.pageDown]), ("\u{3}", [.interrupt]), ("\u{4}", [.endOfInput]),
      ("\u{1a}", [.suspend]), ("\u{1b}[A", [.up]), ("\u{1b}OB", [.down]), ("\u{1b}[5~", [.pageUp]),
      ("\u{1b}[6~", [.pageDown]), ("\u{1b}[H", [.home]), ("\u{1b}[4~", [.end]),
      ("\u{1b}[<64;10;5M", [.wheelUp]), ("\u{1b}[<65;10;5M", [.wheelDown]),
      ("\u{1b}[<0;10;5M", []), ("\u{1b}[1;5Cq", [.letter("q")]), ("\r\u{e9}", []),
      ("\u{1b}[A\u{1b}[Bx", [.up, .down, .letter("x")]),
    ] as [(String, [Key])])
  func keys(text: String, keys: [Key]) {
    var parser = KeyParser()
    #expect(parser.keys(text.utf8) == keys)
  }

  @Test("a key may come in pieces")
  func pieces() {
    var parser = KeyParser()
    let keys = Array("\u{1b}[<65;10;5Ml".utf8).flatMap { parser.keys([$0]) }
    #expect(keys == [.wheelDown, .letter("l")])
  }

  @Test("a sequence that never ends does not swallow what comes for ever")
  func endless() {
    var parser = KeyParser()
    #expect(parser.keys([0x1b, 0x5b] + Array(repeating: 0x31, count: 40)) == [])
    #expect(parser.keys("l".utf8) == [.letter("l")])
  }
}

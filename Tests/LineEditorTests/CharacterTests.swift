import Foundation
import Terminals
import Testing

extension OnATerminal {
  @Suite("Characters")
  struct CharacterTests {
    @Test("wide and combining characters are drawn, edited and kept")
    func wideAndCombining() throws {
      let program = try demo()
      program.send("日本e\u{301}x")
      #expect(program.wait { $0.cursorLine == "> 日本e\u{301}x" && $0.column == 8 })
      program.send("\u{2}\u{2}\u{2}\u{2}語")
      #expect(program.wait { $0.cursorLine == "> 日語本e\u{301}x" }, "\(program.screen)")
      #expect(program.wait { $0.column == 6 }, "\(program.screen)")
      program.send("\u{5}\u{7f}\r")
      #expect(program.got("日語本e\u{301}"), "\(program.screen)")
    }

    @Test(
      "characters that would turn the row around are shown as such, and kept",
      arguments: ["\u{202e}", "\u{2066}", "\u{200f}", "\u{61c}"])
    func turned(character: String) throws {
      let program = try demo()
      program.send("a\(character)bc\u{2}")
      #expect(program.wait { $0.cursorLine == "> a?bc" && $0.column == 5 }, "\(program.screen)")
      program.send("\r")
      #expect(program.wait(for: "GOT[1] <a\(character)bc>"), "\(program.screen)")
    }

    @Test("a wide character that does not fit into a row goes to the next one")
    func wideAtMargin() throws {
      let program = try demo(columns: 41)
      let text = String(repeating: "日", count: 30)
      program.send(text)
      #expect(program.wait { $0.row == 2 && $0.column == 22 }, "\(program.screen)")
      #expect(program.wait { $0.line(1).hasSuffix("日") }, "\(program.screen)")
      program.send("\u{1}x\u{5}\r")
      #expect(program.got("x" + text), "\(program.screen)")
    }

    @Test("a line that ends at the margin leaves the cursor in the next row", arguments: -1...1)
    func atMargin(more: Int) throws {
      let program = try demo(columns: 40)
      program.send(String(repeating: "x", count: 38 + more))
      let place = more < 0 ? (row: 1, column: 39) : (row: 2, column: more)
      #expect(program.wait { $0.row == place.row && $0.column == place.column })
      program.send("\u{7f}y")
      #expect(program.wait { $0.unwrappedText.contains("xy") && $0.row == place.row })
      #expect(program.wait { $0.column == place.column }, "\(program.screen)")
    }

    @Test("in the C locale the line is UTF-8 all the same", arguments: ["C", "POSIX"])
    func cLocale(name: String) throws {
      let program = try demo(environment: ["LANG": name, "LC_ALL": name])
      program.send("日本é\u{2}X\r")
      #expect(program.got("日本Xé"), "\(program.screen)")
    }
  }
}

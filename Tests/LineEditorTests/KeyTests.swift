import Foundation
import Terminals
import Testing

extension OnATerminal {
  @Suite("Keys")
  struct KeyTests {
    @Test("Ctrl-C in the middle of a line of several rows clears it and goes below")
    func interrupt() throws {
      let program = try demo(rows: 12, columns: 40)
      program.send(String(repeating: "abcdefgh", count: 12) + String(repeating: "\u{2}", count: 40))
      #expect(program.wait { $0.row == 2 && $0.lines.count == 4 }, "\(program.screen)")
      program.send("\u{3}")
      #expect(program.wait(for: "INTERRUPTED hadText=true"), "\(program.screen)")
      #expect(program.wait { $0.cursorLine == ">" && $0.row == 5 }, "\(program.screen)")
      program.send("\u{3}")
      #expect(program.wait(for: "INTERRUPTED hadText=false"), "\(program.screen)")
      program.send("ok\r")
      #expect(program.got("ok"), "\(program.screen)")
    }

    @Test("Ctrl-D ends an empty line's read, and deletes in one that holds text")
    func endOfInput() throws {
      let program = try demo()
      program.send("abc\u{1}\u{4}\r")
      #expect(program.got("bc"), "\(program.screen)")
      program.send("\u{4}")
      #expect(program.wait(for: "END"), "\(program.screen)")
      #expect(program.waitForExit() == .exited(0))
    }

    @Test("an editrc asks for vi keys, and a paste works in both of vi's modes")
    func viKeys() throws {
      try withFolder { folder in
        try "bind -v\n".write(toFile: folder + "/.editrc", atomically: true, encoding: .utf8)
        let program = try demo(environment: ["HOME": folder])
        program.send("hello\(escape)")
        #expect(program.wait { $0.cursorLine == "> hello" && $0.column == 6 }, "\(program.screen)")
        program.send("0x")
        #expect(program.wait { $0.cursorLine == "> ello" }, "\(program.screen)")
        program.paste("P\nQ")
        #expect(program.wait { $0.cursorLine == "Qello" }, "\(program.screen)")
        program.send("i")
        program.paste("R")
        program.send("\(escape)\r\r")
        #expect(program.got("P\\nQR\\nello", pasted: true), "\(program.screen)")
      }
    }

    @Test("an editrc binds keys of the person's own")
    func editrc() throws {
      try withFolder { folder in
        let file = folder + "/keys"
        try "bind -e\nbind ^T ed-move-to-beg\n".write(
          toFile: file, atomically: true, encoding: .utf8)
        let program = try demo(["--editrc", file])
        program.send("hello\u{14}X\r")
        #expect(program.got("Xhello"), "\(program.screen)")
      }
    }

    @Test("Alt-Enter breaks the line and Return enters both")
    func lineBreak() throws {
      let program = try demo()
      program.send("one\(escape)\rtwo")
      #expect(program.wait { $0.cursorLine == "two" }, "\(program.screen)")
      program.send("\r")
      #expect(program.got("one\\ntwo"), "\(program.screen)")
    }

    @Test("Tab completes, and shows the choices above the line")
    func completion() throws {
      let program = try demo()
      program.send(":h\t")
      #expect(program.wait(for: ":help  :hint  :history"), "\(program.screen)")
      #expect(program.wait { $0.cursorLine == "> :h" }, "\(program.screen)")
      program.send("e\t")
      #expect(program.wait { $0.cursorLine == "> :help" && $0.column == 8 }, "\(program.screen)")
    }

    @Test("lines typed while the program is busy are entered one by one")
    func typeAhead() throws {
      let program = try demo(["--busy", "1500"])
      program.send("first\r")
      #expect(program.got("first"))
      program.send("second\rthird\rfour")
      #expect(program.got("second", n: 2), "\(program.screen)")
      #expect(program.got("third", n: 3), "\(program.screen)")
      #expect(program.wait { $0.cursorLine == "> four" }, "\(program.screen)")
    }
  }
}

import Foundation
import Terminals
import Testing

extension OnATerminal {
  @Suite("Pastes")
  struct PasteTests {
    private static let lines = (1...200).map { "line \($0) " + String(repeating: "x", count: 60) }

    @Test("a paste is one answer and nothing in it is a key or a command")
    func oneAnswer() throws {
      let program = try demo()
      program.paste("one\n:quit\r\n\u{3}two\tthree\u{4}\u{1a}\n")
      #expect(program.wait(for: "two three"), "\(program.screen)")
      #expect(!program.screen.text.contains("GOT"))
      program.send("\r")
      #expect(program.got("one\\n:quit\\ntwo\\tthree", pasted: true), "\(program.screen)")
    }

    @Test("a paste that arrives byte by byte is one answer, between what was typed around it")
    func byteByByte() throws {
      let program = try demo()
      for byte in "ab\(escape)[200~one\rtwo\(escape)[201~cd".unicodeScalars {
        program.send(String(byte))
        program.drain()
      }
      #expect(program.wait(for: "twocd"), "\(program.screen)")
      program.send("\r")
      #expect(program.got("abone\\ntwocd", pasted: true), "\(program.screen)")
    }

    @Test(
      "a pasted line that looks like a search is kept as it is, wherever the cursor stands",
      arguments: ["", "\u{1}"], ["fwd: first", "bck?"])
    func searchLike(move: String, line: String) throws {
      let program = try demo()
      program.paste("notes\n\(line)")
      #expect(program.wait(for: line), "\(program.screen)")
      program.send(move)
      program.signal(SIGTERM)
      #expect(program.wait(for: "TERMINATED \(SIGTERM) <notes\\n\(line)>"), "\(program.screen)")
      let cleared = try demo()
      cleared.paste("notes\n\(line)")
      #expect(cleared.wait(for: line), "\(cleared.screen)")
      cleared.send(move + "\u{3}")
      #expect(cleared.wait(for: "INTERRUPTED hadText=true"), "\(cleared.screen)")
    }

    @Test("200 pasted lines are one answer", arguments: [true, false])
    func manyLines(brackets: Bool) throws {
      let program = try demo(rows: 20)
      let text = Self.lines.joined(separator: "\n")
      if brackets {
        program.paste(text)
      } else {
        program.send(text.replacing("\n", with: "\r") + "\r")
      }
      #expect(program.wait { $0.cursorLine.hasPrefix("line 200") }, "\(program.screen)")
      program.send("\r")
      #expect(program.got(Self.lines.joined(separator: "\\n"), pasted: true))
    }

    @Test("lines that come at once are a paste where others came in brackets, too")
    func bothKinds() throws {
      let program = try demo()
      program.paste("one\ntwo")
      #expect(program.wait(for: "two"), "\(program.screen)")
      program.send("\r")
      #expect(program.got("one\\ntwo", pasted: true), "\(program.screen)")
      program.send(":quit\rthree\r")
      #expect(program.wait(for: "three"), "\(program.screen)")
      program.send("\r")
      #expect(program.got(":quit\\nthree", n: 2, pasted: true), "\(program.screen)")
    }

    @Test("a paste between two reads is one answer", arguments: [true, false])
    func betweenReads(brackets: Bool) throws {
      let program = try demo(["--busy", "200"])
      program.send("first\r")
      #expect(program.got("first"))
      program.send(brackets ? "\(escape)[200~a\r:quit\(escape)[201~" : "a\r:quit")
      #expect(program.wait { $0.cursorLine == ":quit" }, "\(program.screen)")
      program.send("\r")
      #expect(program.got("a\\n:quit", n: 2, pasted: true), "\(program.screen)")
    }

    @Test("a line is no longer pasted once the paste was erased")
    func erased() throws {
      let program = try demo()
      program.paste("gone")
      program.send("\u{15}typed\r")
      #expect(program.got("typed"), "\(program.screen)")
      #expect(!program.screen.text.contains("pasted"))
    }

    @Test("after a paste whose end was lost Ctrl-C gives the keys back")
    func endLost() throws {
      let program = try demo()
      program.send("\(escape)[200~half")
      #expect(!program.wait(timeout: .milliseconds(1200)) { $0.text.contains("half") })
      program.send("\u{3}")
      #expect(program.wait(for: "INTERRUPTED"), "\(program.screen)")
      program.send("typed\r")
      #expect(program.got("typed"), "\(program.screen)")
    }
  }
}

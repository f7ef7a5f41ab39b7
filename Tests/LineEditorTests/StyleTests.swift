import Foundation
import Terminals
import Testing

extension OnATerminal {
  @Suite("Styles")
  struct StyleTests {
    @Test("the plain style edits a row without any escape sequence")
    func plain() throws {
      let program = try demo(["--style", "plain", "--clock", "44:10"])
      program.send("said 日x\u{2}\u{2}\u{7f}\u{7f}a\u{5}!")
      #expect(program.wait { $0.cursorLine == "> saia日x!" }, "\(program.screen)")
      program.signal(SIGUSR1)
      #expect(program.wait { $0.text.contains("notice 0") && $0.cursorLine == "> saia日x!" })
      program.send("\r")
      #expect(program.got("saia日x!"), "\(program.screen)")
      program.send("\u{4}")
      #expect(program.waitForExit() == .exited(0))
      #expect(!program.output.contains(0x1b), "\(program.outputText.debugDescription)")
    }

    @Test("typing in the plain style writes only what was typed")
    func plainEcho() throws {
      let program = try demo(["--style", "plain"])
      let before = program.output.count
      for letter in ["a", "b", "日"] {
        program.send(letter)
        #expect(program.wait { $0.cursorLine.hasSuffix(letter) })
      }
      #expect(program.outputText.utf8.dropFirst(before).elementsEqual("ab日".utf8))
    }

    @Test("a line that wraps in the plain style is written once", arguments: [38, 39, 90])
    func plainWrap(length: Int) throws {
      let program = try demo(["--style", "plain"], rows: 8, columns: 40)
      let text = String(repeating: "x", count: length)
      for letter in text { program.send(String(letter)) }
      program.send("\r")
      #expect(program.got(text), "\(program.screen)")
      #expect(!program.output.contains(0x1b))
      #expect(
        program.wait { $0.unwrappedText.hasPrefix("ready\n> \(text)\n") }, "\(program.screen)")
    }

    @Test("without a capable terminal no escape sequence is written")
    func dumb() throws {
      let program = try demo(["--style", "piped"], environment: ["TERM": "dumb"])
      program.signal(SIGUSR1)
      #expect(program.wait { $0.text.contains("notice 0") && $0.cursorLine == ">" })
      program.send("said\r")
      #expect(program.got("said"), "\(program.screen)")
      program.send("\u{4}")
      #expect(program.waitForExit() == .exited(0))
      #expect(!program.output.contains(0x1b))
    }
  }
}

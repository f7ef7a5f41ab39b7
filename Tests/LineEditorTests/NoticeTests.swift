import Foundation
import Terminals
import Testing

extension OnATerminal {
  @Suite("Notices")
  struct NoticeTests {
    @Test("a notice stands above a line that wraps, with the cursor in its middle row")
    func aboveWrappedLine() throws {
      let program = try demo(columns: 60)
      let text = String(repeating: "日a", count: 50)
      program.send(text + String(repeating: "\u{2}", count: 40))
      #expect(program.wait { $0.row == 2 && $0.line(3).contains("a") }, "\(program.screen)")
      program.signal(SIGUSR1)
      #expect(
        program.wait {
          $0.line(1).hasPrefix("notice 0") && $0.line(2).hasPrefix("> 日a") && $0.row == 3
            && $0.lines.count == 5
        }, "\(program.screen)")
      program.send("Z\r")
      #expect(program.got(text.prefix(60) + "Z" + text.suffix(40)), "\(program.screen)")
    }

    @Test("a notice stays on a screen of 8 rows and 40 columns that the line would fill")
    func onSmallScreen() throws {
      let program = try demo(rows: 8, columns: 40)
      let text = String(repeating: "0123456789", count: 40)
      program.send(text)
      #expect(program.wait { $0.cursorLine.hasSuffix("9") }, "\(program.screen)")
      program.signal(SIGUSR1)
      #expect(program.wait(for: "notice 0"), "\(program.screen)")
      program.send("!")
      #expect(program.wait { $0.cursorLine.hasSuffix("9!") }, "\(program.screen)")
      #expect(program.wait { $0.text.contains("notice 0") }, "\(program.screen)")
      program.send("\r")
      #expect(program.got(text + "!"), "\(program.screen)")
      #expect(program.wait { $0.unwrappedText.contains("> \(text)!\n") }, "\(program.screen)")
    }

    @Test("a notice while a key's first byte waits for the rest harms neither")
    func betweenBytesOfKey() throws {
      let program = try demo()
      program.send("abc def\(escape)")
      #expect(program.wait(for: "abc def"))
      program.signal(SIGUSR1)
      #expect(program.wait(for: "notice 0"))
      program.send("bX\r")
      #expect(program.got("abc Xdef"), "\(program.screen)")
    }

    @Test("a read stopped from a notice goes on with the line and its cursor")
    func stopped() throws {
      let program = try demo()
      program.send(":stop\r")
      #expect(program.got(":stop"))
      program.send("half\u{2}\u{2}")
      #expect(program.wait { $0.cursorLine == "> half" && $0.column == 4 }, "\(program.screen)")
      program.signal(SIGUSR1)
      #expect(program.wait(for: "STOPPED <half>"), "\(program.screen)")
      #expect(program.wait { $0.cursorLine == "> half" && $0.column == 4 }, "\(program.screen)")
      program.send("-\r")
      #expect(program.got("ha-lf", n: 2), "\(program.screen)")
    }
  }
}

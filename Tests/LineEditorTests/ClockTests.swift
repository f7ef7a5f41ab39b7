import Foundation
import Terminals
import Testing

extension OnATerminal {
  @Suite("The clock")
  struct ClockTests {
    @Test("a tick keeps the line and the cursor, and writes only the clock's cells")
    func tick() throws {
      let program = try demo(["--clock", "tick 0"])
      program.send("half\u{2}\u{2}")
      #expect(program.wait { $0.cursorLine.hasSuffix("tick 0") && $0.column == 4 })
      let before = program.output.count
      program.signal(SIGUSR2)
      #expect(program.wait(for: "tick 1"), "\(program.screen)")
      #expect(program.wait { $0.cursorLine.hasPrefix("> half  ") }, "\(program.screen)")
      #expect(program.wait { $0.column == 4 }, "\(program.screen)")
      #expect(program.output.count - before <= 20)
    }

    @Test("a tick in the prompt of a wrapped line writes only the prompt's cells")
    func tickInPrompt() throws {
      let program = try demo(["--prompt", "> %> "], columns: 40)
      program.send(String(repeating: "x", count: 73) + "\u{2}\u{2}")
      #expect(program.wait { $0.row == 2 && $0.column == 36 }, "\(program.screen)")
      let before = program.output.count
      program.signal(SIGUSR2)
      #expect(program.wait { $0.line(1).hasPrefix("> 1> xxx") }, "\(program.screen)")
      #expect(program.screen.row == 2 && program.screen.column == 36, "\(program.screen)")
      #expect(program.output.count - before <= 20)
      program.send("!")
      #expect(program.wait { $0.cursorLine.hasSuffix("x!xx") }, "\(program.screen)")
      #expect(program.wait { $0.line(1).hasPrefix("> 1> xxx") }, "\(program.screen)")
    }

    @Test("the clock goes away when the line reaches it, and comes back", arguments: [40, 80])
    func reached(columns: Int) throws {
      let program = try demo(["--clock", "tick 0"], rows: 8, columns: columns)
      let room = columns - "> ".count - "tick 0".count - 2
      program.send(String(repeating: "x", count: room))
      #expect(program.wait { $0.cursorLine.hasSuffix("x tick 0") }, "\(program.screen)")
      program.send("y")
      #expect(program.wait { $0.cursorLine.hasSuffix("xy") }, "\(program.screen)")
      program.send("\u{7f}")
      #expect(program.wait { $0.cursorLine.hasSuffix("x tick 0") }, "\(program.screen)")
    }

    @Test("a line that was entered stands there without the clock")
    func entered() throws {
      let program = try demo(["--clock", "tick 0"])
      program.send("said\r")
      #expect(program.got("said"))
      #expect(program.wait { $0.lines.contains("> said") }, "\(program.screen)")
    }
  }
}

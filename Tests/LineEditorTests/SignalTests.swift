import Foundation
import Terminals
import Testing

extension OnATerminal {
  @Suite("Signals")
  struct SignalTests {
    @Test(
      "SIGTERM and SIGHUP and SIGINT end the read, and the terminal is as it was",
      arguments: [SIGTERM, SIGHUP, SIGINT])
    func terminated(number: Int32) throws {
      let program = try demo()
      #expect(!program.isCooked)
      program.send("half")
      #expect(program.wait(for: "> half"))
      program.signal(number)
      #expect(program.wait(for: "TERMINATED \(number) <half>"), "\(program.screen)")
      #expect(program.isCooked)
      #expect(program.outputText.contains("\(escape)[?2004l"))
      #expect(program.waitForExit() == .exited(0))
    }

    @Test("a crash leaves the terminal as it was")
    func crash() throws {
      let program = try demo(environment: ["SWIFT_BACKTRACE": "enable=no"])
      program.send(":crash\r")
      #expect(program.waitForExit() != .exited(0))
      #expect(program.isCooked)
      #expect(program.outputText.contains("\(escape)[?2004l"))
    }

    @Test("Ctrl-Z hands the terminal to the shell; fg draws the line again")
    func suspend() throws {
      let shell = try TerminalProgram(
        "/bin/sh", arguments: ["-i"], environment: ["PS1": "$ ", "ENV": ""])
      #expect(shell.wait { $0.cursorLine == "$" })
      shell.send(TerminalProgram.built("editor-demo") + "\r")
      #expect(shell.wait { $0.cursorLine == ">" }, "\(shell.screen)")
      shell.send("half 日本\u{2}")
      #expect(shell.wait { $0.cursorLine == "> half 日本" && $0.column == 9 }, "\(shell.screen)")
      shell.send("\u{1a}")
      #expect(shell.wait { $0.cursorLine == "$" }, "\(shell.screen)")
      shell.send("fg\r")
      #expect(shell.wait { $0.cursorLine == "> half 日本" && $0.column == 9 }, "\(shell.screen)")
      shell.send("X\r")
      #expect(shell.got("half 日X本"), "\(shell.screen)")
    }

    @Test("a notice that was due while the job was stopped stands above one copy of the line")
    func noticeWhileStopped() throws {
      let shell = try TerminalProgram(
        "/bin/sh", arguments: ["-i"], environment: ["PS1": "$ ", "ENV": ""], columns: 40)
      #expect(shell.wait { $0.cursorLine == "$" })
      shell.send(TerminalProgram.built("editor-demo") + "\r")
      #expect(shell.wait { $0.cursorLine == ">" }, "\(shell.screen)")
      shell.send("half " + String(repeating: "x", count: 60))
      #expect(shell.wait { $0.cursorLine.hasSuffix("xx") && $0.column == 27 }, "\(shell.screen)")
      shell.send("\u{1a}")
      #expect(shell.wait { $0.cursorLine == "$" }, "\(shell.screen)")
      shell.send("kill -USR1 %1; fg\r")
      #expect(shell.wait { $0.text.contains("notice 0") && $0.column == 27 }, "\(shell.screen)")
      shell.send("!")
      #expect(shell.wait { $0.cursorLine.hasSuffix("x!") }, "\(shell.screen)")
      #expect(
        shell.wait { $0.lines.count { $0.hasPrefix("> half") } == 2 },
        "one from before the stop, one from after it: \(shell.screen)")
    }

    @Test("after SIGSTOP and SIGCONT the line is drawn again and goes on")
    func stopped() throws {
      let program = try demo()
      program.send("half")
      #expect(program.wait(for: "> half"))
      program.signal(SIGSTOP)
      program.signal(SIGCONT)
      program.send(" done\r")
      #expect(program.got("half done"), "\(program.screen)")
    }

    @Test("the terminal is lent as it was before, and taken back")
    func lent() throws {
      let program = try demo()
      program.send(":lend\r")
      #expect(program.wait(for: "LENT, a line please"))
      #expect(program.isCooked)
      program.send("from outside\r")
      #expect(program.wait(for: "LENT got <from outside>"), "\(program.screen)")
      #expect(program.wait { $0.cursorLine == ">" }, "\(program.screen)")
      program.send("back\r")
      #expect(program.got("back", n: 2), "\(program.screen)")
      #expect(!program.isCooked)
    }
  }
}

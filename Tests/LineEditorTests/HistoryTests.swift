import Foundation
import Terminals
import Testing

extension OnATerminal {
  @Suite("History")
  struct HistoryTests {
    @Test("two sessions at once both add their commands")
    func twoSessions() throws {
      try withFolder { folder in
        let file = folder + "/history"
        let sessions = [try demo(["--history", file]), try demo(["--history", file])]
        for (number, session) in sessions.enumerated() {
          #expect(session.wait { $0.cursorLine == ">" || $0.cursorLine == "> " })
          session.send(":hint \(number)\r")
          #expect(session.got(":hint \(number)", n: 1))
        }
        for session in sessions {
          session.send(":quit\r")
          #expect(session.waitForExit() == .exited(0))
        }
        let saved = try String(contentsOfFile: file, encoding: .utf8)
        #expect(saved == ":hint 0\n:hint 1\n:quit\n")
      }
    }

    @Test("Up brings back what was said; the next session has the commands only")
    func acrossSessions() throws {
      try withFolder { folder in
        let file = folder + "/history"
        let first = try demo(["--history", file])
        for (index, line) in [":help 日本", "said", ":hint"].enumerated() {
          first.send(line + "\r")
          #expect(first.got(line, n: index + 1))
        }
        first.send("\u{10}\u{10}")
        #expect(first.wait { $0.cursorLine == "> said" }, "\(first.screen)")
        first.send("\u{15}:quit\r")
        #expect(first.waitForExit() == .exited(0))
        let saved = try String(contentsOfFile: file, encoding: .utf8)
        #expect(saved == ":help 日本\n:hint\n:quit\n")
        let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
        #expect(mode as? Int == 0o600)

        let second = try demo(["--history", file])
        second.send("\u{10}\u{10}\u{10}")
        #expect(second.wait { $0.cursorLine == "> :help 日本" }, "\(second.screen)")
      }
    }

    @Test("Ctrl-R searches; a read that ends in a search has the line from before it")
    func search() throws {
      let program = try demo()
      for (index, line) in ["alpha one", "beta two"].enumerated() {
        program.send(line + "\r")
        #expect(program.got(line, n: index + 1))
      }
      program.send("\u{12}one")
      #expect(program.wait { $0.text.contains("bck") && $0.text.contains("> alpha one\nbck") })
      program.signal(SIGUSR1)
      #expect(program.wait(for: "notice 0"), "\(program.screen)")
      program.send("\r")
      #expect(program.got("alpha one", n: 3), "\(program.screen)")
      program.send("half\u{12}two")
      #expect(program.wait(for: "> beta two\nbck"), "\(program.screen)")
      program.signal(SIGTERM)
      #expect(program.wait(for: "TERMINATED \(SIGTERM) <half>"), "\(program.screen)")
    }
  }
}

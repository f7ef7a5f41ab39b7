import Foundation
import Interview
import Terminals
import Testing
import Transcripts

extension EndToEnd {
  @Suite("Signals")
  struct SignalTests {
    @Test(
      "SIGTERM and SIGHUP restore the terminal, keep the half-typed line and leave a session",
      arguments: [SIGTERM, SIGHUP])
    func stopped(number: Int32) throws {
      let sandbox = try Sandbox()
      let program = try sandbox.startRound()
      program.enter("entered")
      #expect(program.wait { $0.isAtEmptyPrompt }, "\(program.screen)")
      program.send("half-typed")
      #expect(program.wait { $0.typedLine.hasPrefix("Requirements> half-typed") })
      program.signal(number)
      #expect(program.waitForExit() == .exited(128 + number))
      #expect(program.isCooked)
      #expect(
        program.screen.unwrappedText.contains("go on with it by rehearse resume transcripts/"))
      #expect(try sandbox.said().map(\.text) == ["entered", "half-typed"])
      #expect(try sandbox.transcript().events.last?.kind == .ended(.stopped))

      let again = try sandbox.resume()
      #expect(again.wait { $0.typedLine.hasPrefix("Requirements> ") }, "\(again.screen)")
      #expect(again.quit() == .exited(0))
    }

    @Test("SIGTERM ends every question that is asked", arguments: ["Press Return", "End this"])
    func whileAsked(question: String) throws {
      let sandbox = try Sandbox()
      let program = try sandbox.start()
      #expect(program.wait(for: "Press Return to start."))
      if question == "End this" { program.send("\r\u{3}") }
      #expect(program.wait(for: question), "\(program.screen)")
      program.signal(SIGTERM)
      #expect(program.waitForExit() == .exited(128 + SIGTERM))
      #expect(program.isCooked)
    }

    @Test("a terminal that goes away leaves a session that can be resumed")
    func terminalGone() throws {
      let sandbox = try Sandbox()
      let program = try sandbox.startRound()
      program.send("my plan\r")
      #expect(program.sees("Yes, that works"))
      program.hangUp()
      #expect(program.waitForExit() == .exited(128 + SIGHUP))
      #expect(try sandbox.said().map(\.text) == ["my plan"])
    }

    @Test("the clock is saved while the editor is open, and kill -9 there does not take it back")
    func killedInTheEditor() throws {
      let sandbox = try Sandbox()
      try sandbox.write(script: "#!/bin/sh\nprintf 'EDITING '\nread line\n", to: "editor")
      try sandbox.leave(Sandbox.moves(to: .architecture, at: .milliseconds(899_000)))
      let program = try sandbox.resume(typing: ":edit\r")
      #expect(program.wait(for: "EDITING"), "\(program.screen)")
      let missed = Event.Kind.checkpointMissed(.architectureDone, during: .architecture)
      func isSaved() -> Bool {
        (try? sandbox.transcript())?.events.contains { $0.kind == missed } ?? false
      }
      #expect(program.wait { _ in isSaved() }, "\(program.screen)")
      #expect(!program.screen.text.contains("Checkpoint missed"), "\(program.screen)")
      program.signal(SIGKILL)
      #expect(program.waitForExit() == .killed(signal: SIGKILL))
      let second = try sandbox.resume()
      #expect(second.sees("going on in High-level architecture at 15:0"), "\(second.screen)")
    }

    @Test("after kill -9 the session goes on in its step, at its time, with no flag told twice")
    func killed() throws {
      let sandbox = try Sandbox()
      try sandbox.leave(Sandbox.moves(to: .architecture, at: .milliseconds(899_000)))
      let first = try sandbox.resume()
      #expect(first.sees("15:00  Checkpoint missed"), "\(first.screen)")
      first.enter("the last line before it")
      #expect(first.wait { $0.isAtEmptyPrompt }, "\(first.screen)")
      first.signal(SIGKILL)
      #expect(first.waitForExit() == .killed(signal: SIGKILL))

      let second = try sandbox.resume()
      #expect(second.sees("going on in High-level architecture at 15:0"), "\(second.screen)")
      #expect(second.wait { $0.cursorLine.contains("15:0") }, "\(second.screen)")
      #expect(second.screen.bells == 0)
      #expect(second.quit() == .exited(0))
      let kinds = try sandbox.transcript().events.map(\.kind)
      let missed = Event.Kind.checkpointMissed(.architectureDone, during: .architecture)
      #expect(kinds.filter { $0 == missed }.count == 1)
      #expect(kinds.filter { $0 == .stepOverrun(.architecture) }.count == 1)
      #expect(try sandbox.said().map(\.text).last == "the last line before it")
    }

    @Test("a signal to rehearse test ends the tests that run too", arguments: [SIGINT, SIGTERM])
    func tests(number: Int32) throws {
      let sandbox = try Sandbox(
        tests: """
          #!/bin/sh
          cd "${0%/*}" && echo $$ > new && mv new number
          exec sleep 30
          """)
      let program = try sandbox.start("test", "api")
      let file = sandbox.folder + "/number"
      #expect(program.wait { _ in FileManager.default.fileExists(atPath: file) })
      let process = try #require(
        Int32(String(contentsOfFile: file, encoding: .utf8).dropLast()))
      program.signal(number)
      #expect(program.waitForExit() == .killed(signal: number))
      #expect(kill(process, 0) == -1 && errno == ESRCH)
    }
  }
}

import Foundation
import Interview
import Terminals
import Testing
import Transcripts

extension EndToEnd {
  @Suite("The end of a round")
  struct EndTests {
    private static let waiting = "Waiting for the reference tests; Return skips that."

    @Test("after the last step: the tests, the summary, the transcript, the command to review it")
    func finished() throws {
      let sandbox = try Sandbox()
      let program = try sandbox.startRound(rows: 50)
      program.enter("My plan: requirements first")
      for step in Step.allCases {
        #expect(program.sees("\(step.number) of 6: \(step.title)"), "\(program.screen)")
        program.enter(":next")
      }
      #expect(program.waitForExit() == .exited(0), "\(program.screen)")
      #expect(program.isCooked)
      let text = program.screen.unwrappedText
      #expect(text.squeezed.contains("Wrap-up: 2 reference tests passed, and the 10 before them"))
      #expect(text.contains("Fix first"))
      let file = try #require(sandbox.files.first)
      let name = URL(filePath: file).lastPathComponent
      #expect(text.contains("Transcript: transcripts/\(name)\n"))
      #expect(text.contains("Review it:  rehearse review transcripts/\(name)\n"))
      #expect(!text.contains("Resume it:"))
      #expect(try sandbox.transcript().events.last?.kind == .ended(.finished))
      #expect(try sandbox.pipe(["review", file]).status == 0)
    }

    @Test("Return skips the wait for tests that still run")
    func skipped() throws {
      let sandbox = try Sandbox(tests: FakeTestBundle.endless)
      let program = try sandbox.startRound("--step", "wrap-up")
      program.send(":next\r")
      #expect(program.wait { $0.text.hasSuffix(Self.waiting) }, "\(program.screen)")
      program.send("one more thing\r")
      #expect(program.wait { $0.text.hasSuffix("that. one more thing\n" + Self.waiting) })
      program.send("\r")
      #expect(program.waitForExit() == .exited(0), "\(program.screen)")
      #expect(try sandbox.said().map(\.text) == ["one more thing"])
      #expect(try sandbox.transcript().events.last?.kind == .ended(.finished))
    }

    @Test("what is being typed when the tests come in can be finished")
    func typingAtTheEnd() throws {
      let sandbox = try Sandbox(tests: FakeTestBundle.awaiting("go"))
      let program = try sandbox.startRound("--step", "wrap-up")
      program.send(":next\r")
      #expect(program.wait { $0.text.hasSuffix(Self.waiting) }, "\(program.screen)")
      program.send("taken back\u{3}half")
      #expect(program.wait { $0.text.hasSuffix("that. half") }, "\(program.screen)")
      try sandbox.write(script: "", to: "go")
      #expect(program.sees("Wrap-up: 2 reference tests passed"), "\(program.screen)")
      #expect(program.wait { $0.text.hasSuffix("Return ends the session. half") })
      program.send("-typed\r")
      #expect(program.waitForExit() == .exited(0), "\(program.screen)")
      #expect(try sandbox.said().map(\.text) == ["half-typed"])
    }

    @Test("a signal after the last step leaves a finished session, and says how to look at it")
    func signalledAfterTheEnd() throws {
      let sandbox = try Sandbox(tests: FakeTestBundle.endless)
      let program = try sandbox.startRound("--step", "wrap-up")
      program.send(":next\r")
      #expect(program.wait(for: "Waiting for the reference tests"), "\(program.screen)")
      program.signal(SIGTERM)
      #expect(program.waitForExit() == .exited(128 + SIGTERM))
      #expect(
        program.wait { $0.unwrappedText.contains("look at it by rehearse review transcripts/") },
        "\(program.screen)")
      #expect(try sandbox.transcript().events.last?.kind == .ended(.finished))
    }

    @Test("said aloud, the last checklist can still be ticked")
    func lastTicks() throws {
      let sandbox = try Sandbox(mode: .aloud)
      let program = try sandbox.startRound("--step", "wrap-up")
      program.send(":next\r")
      #expect(program.wait(for: "Covered aloud in Wrap-up? Numbers, or Return:"))
      program.send("1 3\r")
      #expect(program.sees("Wrap-up: ticked 1, 3."), "\(program.screen)")
      program.send("\r")
      #expect(program.waitForExit() == .exited(0), "\(program.screen)")
      let events = try sandbox.transcript().events
      #expect(events.contains { if case .tests = $0.kind { true } else { false } })
    }

    @Test("a session that is not saved says so")
    func notSaved() throws {
      let sandbox = try Sandbox()
      let program = try sandbox.startRound("--no-transcript")
      #expect(program.quit() == .exited(0))
      #expect(
        program.wait { $0.unwrappedText.contains("This session was not saved.") },
        "\(program.screen)")
      #expect(sandbox.files.isEmpty)
    }
  }
}

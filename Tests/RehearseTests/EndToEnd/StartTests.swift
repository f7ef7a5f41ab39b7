import Foundation
import Interview
import Terminals
import Testing
import Transcripts

extension EndToEnd {
  @Suite("Start")
  struct StartTests {
    @Test("how one rehearses is asked once; then the brief, Return, and the clock")
    func firstTime() throws {
      let sandbox = try Sandbox(mode: nil)
      let first = try sandbox.start()
      #expect(first.wait { $0.cursorLine == "aloud or typed>" }, "\(first.screen)")
      first.send("both\r")
      #expect(first.wait { $0.row >= 3 && $0.cursorLine == "aloud or typed>" }, "\(first.screen)")
      first.send("t\r")
      #expect(first.wait(for: "Press Return to start."), "\(first.screen)")
      #expect(first.wait { $0.text.contains("Design a photo feed app") }, "\(first.screen)")
      #expect(sandbox.files.isEmpty, "nothing is saved before the clock runs")
      first.send("\r")
      #expect(first.wait { $0.cursorLine.contains("0:0") }, "\(first.screen)")
      #expect(first.quit() == .exited(0))
      #expect(try sandbox.transcript().header.mode == .typed)

      let second = try sandbox.start("--no-transcript")
      #expect(second.wait(for: "Press Return to start."), "\(second.screen)")
      #expect(!second.screen.text.contains("aloud or typed>"))
    }

    @Test("leaving before the clock runs saves nothing", arguments: ["\u{3}", "\u{4}"])
    func leftEarly(key: String) throws {
      let sandbox = try Sandbox()
      let program = try sandbox.start()
      #expect(program.wait(for: "Press Return to start."))
      program.send(key)
      #expect(program.waitForExit() == .exited(key == "\u{3}" ? 130 : 0))
      #expect(program.isCooked)
      #expect(sandbox.files.isEmpty)
    }

    @Test("the clock starts with Return alone; what was said before is not lost, and :quit leaves")
    func beforeTheStart() throws {
      let sandbox = try Sandbox()
      let program = try sandbox.start("--typed")
      #expect(program.wait(for: "Press Return to start."))
      program.send("My plan\r")
      #expect(program.sees("The clock starts with Return alone"), "\(program.screen)")
      program.send("\u{10}")
      #expect(program.wait { $0.cursorLine.hasSuffix("My plan") }, "\(program.screen)")
      program.send("\u{15}:quit\r")
      #expect(program.waitForExit() == .exited(0), "\(program.screen)")
      #expect(sandbox.files.isEmpty)
    }

    @Test("an unfinished session is offered; Return goes on with it")
    func offered() throws {
      let sandbox = try Sandbox()
      try sandbox.leave(Sandbox.moves(to: .architecture, at: .seconds(400)))
      let program = try sandbox.start("--typed")
      #expect(program.wait(for: "Go on with it? [Y/n]"), "\(program.screen)")
      program.send("maybe\r")
      #expect(program.sees("Please type y or n; Return is yes."), "\(program.screen)")
      #expect(
        program.screen.unwrappedText.squeezed
          .contains("stopped in High-level architecture at 6:40"))
      program.send("\r")
      #expect(program.wait { $0.typedLine.hasPrefix("High-level architecture> ") })
      #expect(program.quit() == .exited(0))
      #expect(sandbox.files.count == 1)
    }

    @Test("\"n\" sets the unfinished session aside and starts anew")
    func setAside() throws {
      let sandbox = try Sandbox()
      let old = try sandbox.leave(Sandbox.moves(to: .architecture, at: .seconds(400)))
      let program = try sandbox.start()
      #expect(program.wait(for: "Go on with it? [Y/n]"))
      program.send("n\r")
      #expect(program.wait(for: "Press Return to start."), "\(program.screen)")
      #expect(try Transcript(reading: old).events.last?.kind == .ended(.setAside))
      program.send("\u{4}")
      #expect(program.waitForExit() == .exited(0))
      let again = try sandbox.start()
      #expect(again.wait(for: "Press Return to start."), "\(again.screen)")
      #expect(!again.screen.text.contains("Go on with it?"))
    }

    @Test("a session that runs is not offered, and resuming it is refused")
    func running() throws {
      let sandbox = try Sandbox()
      let running = try sandbox.startRound()
      let second = try sandbox.start()
      #expect(second.wait(for: "Press Return to start."), "\(second.screen)")
      let file = try #require(sandbox.files.first)
      let refused = try sandbox.pipe(["resume", file])
      #expect(refused.status == 1)
      #expect(refused.error.contains("is open in another terminal: end that session first"))
      #expect(running.quit() == .exited(0))
      #expect(try sandbox.pipe(["resume", file]).status == 0)
    }

    @Test("a folder that can't be written to is told before anything starts")
    func unwritable() throws {
      let sandbox = try Sandbox()
      let nowhere = ["XDG_DATA_HOME": "/proc"]
      let program = try sandbox.start(environment: nowhere)
      #expect(program.waitForExit() == .exited(1))
      #expect(
        program.wait { $0.unwrappedText.contains("nothing can be saved in") }, "\(program.screen)")
      #expect(program.wait { $0.unwrappedText.contains("--no-transcript") }, "\(program.screen)")
      #expect(!program.screen.text.contains("Design a photo feed app"))
      let piped = try sandbox.pipe([], "a line\n", environment: nowhere)
      #expect(piped.status == 1 && piped.output.isEmpty)
    }
  }
}

import Foundation
import Interview
import Terminals
import Testing
import Transcripts

extension EndToEnd {
  @Suite("Keys")
  struct KeyTests {
    private static let question = "End this session? You can resume it. [y/N]"

    private func isAtPrompt(_ screen: Screen) -> Bool {
      screen.typedLine.hasPrefix("Requirements> ") && screen.cursorLine.contains(" of 45:00")
    }

    @Test("Ctrl-C clears a half-typed line and nothing else")
    func clears() throws {
      let sandbox = try Sandbox()
      let program = try sandbox.startRound()
      program.send("half")
      #expect(program.wait { $0.typedLine.hasPrefix("Requirements> half") })
      program.send("\u{3}whole\r")
      #expect(program.sees("Requirements> whole\n"), "\(program.screen)")
      #expect(!program.screen.text.contains(Self.question))
      #expect(program.quit() == .exited(0))
      #expect(try sandbox.said().map(\.text) == ["whole"])
    }

    @Test(
      "Ctrl-C and Ctrl-D on an empty line ask; y ends the session, and it can be resumed",
      arguments: ["\u{3}", "\u{4}"])
    func asksAndEnds(key: String) throws {
      let sandbox = try Sandbox()
      let program = try sandbox.startRound()
      program.send(key)
      #expect(program.wait(for: Self.question), "\(program.screen)")
      program.send("y\r")
      #expect(program.waitForExit() == .exited(0))
      #expect(program.isCooked)
      #expect(try sandbox.transcript().events.last?.kind == .ended(.quit))
      #expect(
        program.wait { $0.unwrappedText.contains("Resume it:  rehearse resume transcripts/") },
        "\(program.screen)")
    }

    @Test(
      "asked whether to end, n goes on and any other text is said", arguments: ["\u{3}", "\u{4}"])
    func goesOn(key: String) throws {
      let sandbox = try Sandbox()
      let program = try sandbox.startRound()
      program.send(key)
      #expect(program.wait(for: Self.question), "\(program.screen)")
      program.send("n\r")
      #expect(program.wait(until: isAtPrompt), "\(program.screen)")
      program.send(key)
      #expect(program.wait { $0.cursorLine.hasPrefix("End this session?") }, "\(program.screen)")
      program.send("No uploading, no comments\r")
      #expect(program.wait(until: isAtPrompt), "\(program.screen)")
      #expect(try sandbox.said().map(\.text) == ["No uploading, no comments"])
      #expect(program.quit() == .exited(0))
    }

    @Test("asked whether to end, the clock goes on, and its flags are told")
    func flagsWhileAsked() throws {
      let sandbox = try Sandbox()
      try sandbox.leave(Sandbox.moves(to: .requirements, at: .milliseconds(298_600)))
      let program = try sandbox.resume(typing: "\u{3}")
      #expect(program.wait(for: Self.question), "\(program.screen)")
      #expect(program.sees("5:00  Over time: Requirements"), "\(program.screen)")
      #expect(program.wait { $0.cursorLine.hasPrefix("End this session?") }, "\(program.screen)")
    }

    @Test("a paste of many lines is one answer, and a command in it is text")
    func paste() throws {
      let sandbox = try Sandbox()
      let program = try sandbox.startRound()
      let lines =
        ["Functional:"] + (1...30).map { "- feature \($0)" } + [":quit", "", ":next", "end"]
      program.paste(lines.joined(separator: "\n"))
      #expect(program.wait { $0.cursorLine.hasPrefix("end") }, "\(program.screen)")
      program.send("\r")
      #expect(program.wait(until: isAtPrompt), "\(program.screen)")
      #expect(program.quit() == .exited(0))
      let said = try sandbox.said()
      #expect(said.map(\.text) == [lines.joined(separator: "\n")])
      #expect(said.map(\.isPasted) == [true])
    }

    @Test("a line that is no command is put back for correction, and is not saved as speech")
    func putBack() throws {
      let sandbox = try Sandbox()
      let program = try sandbox.startRound()
      program.send(":hnit\r")
      #expect(program.sees("There is no command :hnit. Did you mean :hint?"), "\(program.screen)")
      #expect(program.wait { $0.typedLine.hasPrefix("Requirements> :hnit") }, "\(program.screen)")
      program.send("\u{15}:hint\r")
      #expect(program.sees("Hint ("), "\(program.screen)")
      program.send(":skip paging\r")
      #expect(program.sees("Use it like this: :skip paging for likes"), "\(program.screen)")
      #expect(program.wait { $0.typedLine.hasPrefix("Requirements> :skip paging") })
      program.send("\u{15}")
      #expect(program.quit() == .exited(0))
      #expect(try sandbox.said().isEmpty)
    }

    @Test("two colons say a line that begins with one")
    func doubleColon() throws {
      let sandbox = try Sandbox()
      let program = try sandbox.startRound()
      program.enter("::next is what I would call it")
      #expect(program.wait(until: isAtPrompt), "\(program.screen)")
      #expect(program.quit() == .exited(0))
      #expect(try sandbox.said().map(\.text) == [":next is what I would call it"])
    }

    @Test("Up brings back what was just said; the history file holds commands alone, for its owner")
    func history() throws {
      let sandbox = try Sandbox()
      let program = try sandbox.startRound()
      program.enter("my salary is a secret", ":time")
      #expect(program.sees("Round: "), "\(program.screen)")
      program.send("\u{1b}[A\u{1b}[A")
      #expect(program.wait { $0.cursorLine.contains("> my salary is a secret") })
      program.send("\u{15}")
      #expect(program.quit() == .exited(0))
      let path = sandbox.settings + "/history"
      #expect(try String(contentsOfFile: path, encoding: .utf8) == ":time\n:quit\n")
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)

      let next = try sandbox.startRound()
      next.send("\u{1b}[A\u{1b}[A")
      #expect(next.wait { $0.typedLine.hasPrefix("Requirements> :time") }, "\(next.screen)")
    }

    @Test("Tab completes a command")
    func completion() throws {
      let sandbox = try Sandbox()
      let program = try sandbox.startRound()
      program.send(":ph\t\r")
      #expect(program.sees("Agree on the scope:"), "\(program.screen)")
    }
  }
}

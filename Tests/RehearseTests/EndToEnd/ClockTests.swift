import Foundation
import Interview
import Terminals
import Testing
import Transcripts

extension EndToEnd {
  @Suite("Clock")
  struct ClockTests {
    /// Leaves a session this long before a moment, so that the moment comes soon.
    private static let lead = Duration.milliseconds(1_400)

    private func sandbox(before moment: Duration, in step: Step) throws -> Sandbox {
      let sandbox = try Sandbox()
      try sandbox.leave(Sandbox.moves(to: step, at: moment - Self.lead))
      return sandbox
    }

    @Test(
      "a flag appears above the half-typed line, which keeps its rows, its text and its cursor",
      arguments: [(24, 80, "Requirements"), (24, 40, "1/6"), (8, 40, "1/6")])
    func aboveTheLine(rows: Int, columns: Int, prompt: String) throws {
      let sandbox = try sandbox(before: .minutes(5), in: .requirements)
      let text = (0..<20).map { "word\($0 % 10)" }.joined(separator: " ")
      let program = try sandbox.resume(
        typing: text + String(repeating: "\u{2}", count: 50), rows: rows, columns: columns)
      #expect(
        program.wait {
          $0.text.contains("Over time:") && draws(text, cursor: text.count - 50, after: prompt, $0)
        }, "\(program.screen)")
      program.send("!\r")
      #expect(program.wait { $0.isAtEmptyPrompt }, "\(program.screen)")
      #expect(try sandbox.said().last?.text == text.dropLast(50) + "!" + text.suffix(50))
    }

    /// Whether the rows from the prompt on show the line alone, and the cursor stands in it.
    private func draws(
      _ text: String, cursor: Int, after prompt: String, _ screen: Screen
    ) -> Bool {
      guard let time = screen.text.firstMatch(of: /\+0:0\d> word0/) else { return false }
      let beginning = "\(prompt) \(time.0.dropLast("word0".count))"
      let (whole, place) = (Array(beginning + text), beginning.count + cursor)
      let first = screen.row - place / screen.columns
      let expected = stride(from: 0, to: whole.count, by: screen.columns).map { start in
        String(whole[start...].prefix(screen.columns)).trimmingTrailingBlanks
      }
      return screen.column == place % screen.columns
        && Array(screen.lines.dropFirst(first)) == expected
    }

    @Test("one minute left shows in the ticking prompt alone")
    func lastMinuteTicking() throws {
      let sandbox = try sandbox(before: .minutes(4), in: .requirements)
      let program = try sandbox.resume()
      #expect(
        program.wait { $0.cursorLine.contains(#/0:59> +4:0\d of 45:00/#) }, "\(program.screen)")
      #expect(!program.screen.text.contains("One minute left"))
      #expect(program.screen.bells == 0)
    }

    @Test("one minute left is a line of its own in plain style, without a bell")
    func lastMinutePlain() throws {
      let sandbox = try sandbox(before: .minutes(4), in: .requirements)
      let program = try sandbox.resume("--plain")
      #expect(program.sees("4:00  One minute left in Requirements."), "\(program.screen)")
      #expect(program.screen.bells == 0)
    }

    @Test(
      "each flag rings once, and not with --quiet",
      arguments: [
        (5, Step.requirements, "5:00  Over time: Requirements has had its 5 minutes."),
        (15, .architecture, "15:00  Checkpoint missed: the architecture should be done"),
        (25, .api, "25:00  Checkpoint missed: the API should be done"),
        (40, .deepDives, "40:00  Wrap-up due: five minutes are left."),
        (45, .wrapUp, "45:00  Time is up: the 45 minutes are over."),
      ], [false, true])
    func bells(flag: (minute: Int, step: Step, words: String), isQuiet: Bool) throws {
      let sandbox = try sandbox(before: .minutes(flag.minute), in: flag.step)
      let program = try isQuiet ? sandbox.resume("--quiet") : sandbox.resume()
      #expect(program.sees(flag.words), "\(program.screen)")
      program.send("after the flag\r")
      #expect(program.wait { $0.text.contains("after the flag") && $0.cursorLine.contains("> ") })
      program.drain()
      #expect(program.screen.bells == (isQuiet ? 0 : 1))
      #expect(program.count(of: flag.words) == 1)
    }

    @Test("flags within two seconds of each other ring one bell")
    func oneBell() throws {
      let sandbox = try Sandbox()
      let program = try sandbox.startRound("--speed", "600")
      #expect(program.sees("15:00  Checkpoint missed"), "\(program.screen)")
      #expect(
        program.wait { $0.text.contains("5:00  Over time: Requirements") }, "\(program.screen)")
      #expect(program.screen.bells == 1)
    }

    @Test("flags that passed while the program was stopped are told once, when it goes on")
    func stopped() throws {
      let sandbox = try sandbox(before: .minutes(5), in: .requirements)
      let program = try sandbox.resume(typing: "half")
      #expect(program.wait { $0.typedLine.hasPrefix("Requirements> half") })
      program.signal(SIGSTOP)
      #expect(!program.wait(timeout: Self.lead + .milliseconds(200)) { $0.text.contains("5:00  ") })
      program.signal(SIGCONT)
      #expect(program.sees("5:00  Over time: Requirements"), "\(program.screen)")
      program.send("-typed\r")
      #expect(program.sees("Requirements> half-typed"), "\(program.screen)")
      #expect(program.count(of: "Over time") == 1, "\(program.screen)")
    }

    @Test("Ctrl-Z leaves for the shell, and fg goes on with the line and the flags of meanwhile")
    func suspended() throws {
      let sandbox = try sandbox(before: .minutes(5), in: .requirements)
      let shell = try TerminalProgram(
        "/bin/sh", arguments: ["-i"],
        environment: sandbox.environment.merging(["PS1": "$ ", "ENV": ""]) { $1 })
      #expect(shell.wait { $0.cursorLine == "$" })
      shell.send("\(Sandbox.program) resume\r")
      #expect(shell.wait(for: "Press Return to go on."), "\(shell.screen)")
      shell.send("\r")
      #expect(shell.wait { $0.typedLine.hasPrefix("Requirements>") }, "\(shell.screen)")
      shell.send("half")
      #expect(shell.wait { $0.typedLine.hasPrefix("Requirements> half") }, "\(shell.screen)")
      shell.send("\u{1a}")
      #expect(shell.wait { $0.cursorLine == "$" }, "\(shell.screen)")
      #expect(!shell.wait(timeout: Self.lead) { $0.text.contains("Over time") })
      shell.send("fg\r")
      #expect(shell.sees("5:00  Over time: Requirements"), "\(shell.screen)")
      #expect(shell.wait { $0.typedLine.hasPrefix("Requirements> half") }, "\(shell.screen)")
      #expect(shell.count(of: "Over time") == 1, "\(shell.screen)")
    }
  }
}

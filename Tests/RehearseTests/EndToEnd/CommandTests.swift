import Foundation
import Interview
import Terminals
import Testing
import Transcripts

extension EndToEnd {
  @Suite("Commands")
  struct CommandTests {
    @Test("text from the person's own editor is one answer")
    func edit() throws {
      let sandbox = try Sandbox()
      try sandbox.write(
        script: "#!/bin/sh\nprintf 'My plan:\\nView\\n  |\\nRepository\\n' > \"$1\"\n", to: "editor"
      )
      let program = try sandbox.startRound()
      program.send(":edit\r")
      #expect(program.sees("Yes, that works for me."), "\(program.screen)")
      #expect(program.quit() == .exited(0))
      let said = try sandbox.said()
      #expect(said.map(\.text) == ["My plan:\nView\n  |\nRepository"])
      #expect(said.map(\.isEdited) == [true])
    }

    @Test("flags wait while the editor has the screen, and no key is lost after it")
    func flagsWait() throws {
      let sandbox = try Sandbox()
      try sandbox.write(
        script: "#!/bin/sh\nprintf 'EDITING '\nread line\nprintf '%s\\n' \"$line\" > \"$1\"\n",
        to: "editor")
      try sandbox.leave(Sandbox.moves(to: .requirements, at: .milliseconds(298_600)))
      let program = try sandbox.resume(typing: ":edit\r")
      #expect(program.wait(for: "EDITING"), "\(program.screen)")
      #expect(program.isCooked)
      #expect(!program.wait(timeout: .milliseconds(1_700)) { $0.text.contains("Over time") })
      program.send("written there\r")
      #expect(program.sees("5:00  Over time: Requirements"), "\(program.screen)")
      program.send("after it\r")
      #expect(program.sees("> after it\n"), "\(program.screen)")
      #expect(program.quit() == .exited(0))
      #expect(try sandbox.said().map(\.text).suffix(2) == ["written there", "after it"])
    }

    @Test("Ctrl-Z in the editor leaves for the shell, and fg goes on with both")
    func suspendedEditor() throws {
      let sandbox = try Sandbox()
      try sandbox.makeDirectory()
      try sandbox.write(
        script: "#!/bin/sh\necho editing\nkill -TSTP 0\nprintf 'My plan' > \"$1\"\n", to: "editor")
      let shell = try TerminalProgram(
        "/bin/sh", arguments: ["-i"],
        environment: sandbox.environment.merging(["PS1": "$ ", "ENV": ""]) { $1 })
      #expect(shell.wait { $0.cursorLine == "$" })
      shell.send("\(Sandbox.program) start photo-feed --typed\r")
      #expect(shell.wait(for: "Press Return to start."), "\(shell.screen)")
      shell.send("\r")
      #expect(shell.wait { $0.typedLine.hasPrefix("Requirements>") }, "\(shell.screen)")
      shell.send(":edit\r")
      #expect(shell.wait(for: "editing"), "\(shell.screen)")
      #expect(shell.wait { $0.cursorLine == "$" }, "\(shell.screen)")
      shell.send("fg\r")
      #expect(shell.sees("Yes, that works for me."), "\(shell.screen)")
      #expect(try sandbox.said().map(\.text) == ["My plan"])
    }

    @Test(
      "an editor that is not there or writes nothing costs nothing",
      arguments: [
        ("#!/bin/sh\nexit 0\n", "Nothing was written."),
        ("#!/bin/sh\nexit 1\n", "Nothing was written."),
        ("#!/bin/sh\nexit 127\n", "could not be run"),
        ("#!/bin/sh\necho draft > \"$1\"; exit 3\n", "what you wrote is in "),
      ])
    func editFails(script: String, words: String) throws {
      let sandbox = try Sandbox()
      try sandbox.write(script: script, to: "editor")
      let program = try sandbox.startRound()
      program.send(":edit\r")
      #expect(program.sees(words), "\(program.screen)")
      program.send("still here\r")
      #expect(program.sees("> still here\n"), "\(program.screen)")
    }

    @Test("the last line is taken back, and then there is nothing more to take back")
    func undo() throws {
      let sandbox = try Sandbox()
      let program = try sandbox.startRound()
      program.enter("one", "two", ":undo", ":undo", ":undo")
      #expect(program.sees("Taken back: two"), "\(program.screen)")
      #expect(program.sees("Taken back: one"), "\(program.screen)")
      #expect(program.sees("There is nothing to take back."), "\(program.screen)")
      #expect(program.quit() == .exited(0))
      #expect(try sandbox.said().map(\.text) == ["one", "two"], "the file keeps both")
    }

    @Test("the clock stops at :pause and goes on with what is said next")
    func pause() throws {
      let sandbox = try Sandbox()
      let program = try sandbox.startRound()
      program.send(":pause\r")
      #expect(program.wait { $0.cursorLine.contains("paused, 0:0") }, "\(program.screen)")
      program.send("I am back\r")
      #expect(
        program.wait {
          $0.cursorLine.contains(#/0:0\d of 45:00/#) && !$0.cursorLine.contains("paused")
        }, "\(program.screen)")
      #expect(program.quit() == .exited(0))
      let kinds = try sandbox.transcript().events.map(\.kind)
      let paused = try #require(kinds.firstIndex(of: .paused))
      guard case .resumed(let gap) = kinds[paused + 1], gap > .zero, case .said = kinds[paused + 2]
      else {
        Issue.record("\(kinds)")
        return
      }
    }

    @Test("how long the clock stood is kept, also when it goes on with the next step")
    func pauseBeforeNext() throws {
      let sandbox = try Sandbox()
      let program = try sandbox.startRound()
      program.send(":pause\r")
      #expect(program.wait { $0.cursorLine.contains("paused, 0:0") }, "\(program.screen)")
      program.send(":next\r")
      #expect(program.wait { $0.typedLine.hasPrefix("High-level architecture> ") })
      #expect(program.quit() == .exited(0))
      let gaps = try sandbox.transcript().events.compactMap { event in
        if case .resumed(let gap) = event.kind { gap } else { nil }
      }
      #expect(gaps.count == 1 && gaps[0] > .zero)
    }

    @Test("a skip is kept with what the time goes to")
    func skip() throws {
      let sandbox = try Sandbox()
      let program = try sandbox.startRound()
      program.send(":skip the data model for the API\r")
      #expect(program.sees("Noted: you skip the data model, for the API."), "\(program.screen)")
      #expect(program.quit() == .exited(0))
      let kinds = try sandbox.transcript().events.map(\.kind)
      #expect(kinds.contains(.skipped("the data model", instead: "the API")))
    }

    @Test(
      "the plan, hints, phrases, the time and added minutes are shown",
      arguments: [
        (":plan", "> 1 Requirements                5:00"), (":hint", "Hint (9 more): "),
        (":phrases", "Compare two options: "), (":time", " gone, 4"),
        (":add 5", "5 minutes added to the deep dives; the round now ends at 50."),
        (":back", "This is the first step"), (":resume", "The clock is running."),
        (":did", "A step's checklist shows when the step has ended."),
        (":tests", "The reference tests run when a step ends."),
        (":?", ":next, :n         finish this step and go on"),
      ])
    func shows(command: String, words: String) throws {
      let program = try Sandbox().startRound()
      program.send(command + "\r")
      #expect(program.sees(words), "\(program.screen)")
    }

    @Test("a model answer shows once its step has ended")
    func model() throws {
      let program = try Sandbox().startRound(rows: 60)
      program.enter(":model", ":model requirements")
      #expect(program.sees("A model answer shows when its step has ended."), "\(program.screen)")
      #expect(program.sees("The model answer of Requirements shows when that step has ended."))
      program.enter(":next", ":model")
      #expect(program.sees("Model answer: Requirements"), "\(program.screen)")
      program.send(":model api\r")
      #expect(program.sees("The model answer of API and interfaces shows when"))
    }

    @Test("a step's end runs its tests and says what they showed; :tests lists them")
    func tests() throws {
      let program = try Sandbox().startRound()
      program.send(":next\r")
      #expect(program.sees("Requirements: 2 reference tests passed; :tests lists them."))
      program.send(":next\r")
      #expect(program.sees("2 reference tests passed, and the 2 before them"), "\(program.screen)")
      program.send(":tests\r")
      #expect(program.sees("High-level architecture: 2 of 2 passed"), "\(program.screen)")
      #expect(
        program.wait { $0.text.contains("  passed   rule b of step 2 holds") }, "\(program.screen)")
    }

    @Test("a test that fails is named, and stops nothing")
    func failingTests() throws {
      let program = try Sandbox(tests: FakeTestBundle.failing).startRound()
      program.send(":next\r")
      #expect(program.sees("1 of 2 reference tests failed, which is"), "\(program.screen)")
      #expect(program.sees("\"rule b of step 1 holds\""), "\(program.screen)")
      program.send(":tests\r")
      #expect(program.sees("  FAILED   rule b of step 1 holds"), "\(program.screen)")
    }

    @Test("said aloud, a step's checklist is ticked by its numbers")
    func ticks() throws {
      let sandbox = try Sandbox(mode: .aloud)
      let program = try sandbox.startRound(rows: 50)
      #expect(
        program.wait { $0.unwrappedText.contains("Start your recorder now.") }, "\(program.screen)")
      program.send("\r")
      #expect(program.sees("Interviewer: Yes, that works for me. Go on."), "\(program.screen)")
      program.send(":next\r")
      #expect(program.sees("What did you cover aloud? :did 2 4 ticks it."), "\(program.screen)")
      program.send(":did 2 4\r")
      #expect(program.sees("Requirements: ticked 2, 4."), "\(program.screen)")
      program.send(":did\r")
      #expect(program.sees("2. Liking a post, and taking the like back (ticked)"))
      program.send(":did 99\r")
      #expect(program.sees("The checklist of Requirements goes from 1 to 10."))
      #expect(program.quit() == .exited(0))
      let ticked = try sandbox.transcript().events.filter { event in
        if case .ticked = event.kind { true } else { false }
      }
      #expect(ticked.count == 2)
    }
  }
}

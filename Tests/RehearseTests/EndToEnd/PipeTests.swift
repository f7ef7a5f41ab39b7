import Foundation
import Interview
import Terminals
import Testing
import Transcripts

extension EndToEnd {
  @Suite("From a pipe")
  struct PipeTests {
    @Test("each line is printed with its time once it is saved, and the end gives the report")
    func lines() throws {
      let sandbox = try Sandbox()
      let run = try sandbox.pipe([], "Functional: scroll a feed\n\n:next\nFeedView, FeedStore\n")
      #expect(run.status == 0 && run.error.isEmpty)
      #expect(run.output.contains("0:00  Functional: scroll a feed\n"))
      #expect(run.saved == ["Functional: scroll a feed", "FeedView, FeedStore"])
      #expect(run.output.contains("2 of 6: High-level architecture, 8 minutes\n"))
      #expect(run.output.contains("\nFix first\n"))
      #expect(run.output.contains("Requirements: 2 reference tests passed; :tests lists them."))
      #expect(run.output.contains("\nReview it:  rehearse review "))
      #expect(!run.output.contains("\u{1b}"))
      #expect(!run.output.contains("Press Return"))
      #expect(try sandbox.transcript().events.map(\.kind).contains(.ended(.endOfInput)))
    }

    @Test(
      "what ends a line, and what is in it, costs nothing of it",
      arguments: [
        ("", []), ("\n\n \n", []), ("no line break", ["no line break"]),
        ("one\r\ntwo\r\n", ["one", "two"]), ("a\ttab\n", ["a  tab"]), ("\u{1b}[2J\n", ["^[[2J"]),
        ("日本 é 😀\n", ["日本 é 😀"]), ("::q\n", [":q"]), ("a\u{0}b\n", ["a^@b"]),
      ])
    func shapes(input: String, saved: [String]) throws {
      let sandbox = try Sandbox()
      let run = try sandbox.pipe([], input)
      #expect(run.status == 0 && run.error.isEmpty)
      #expect(run.saved == saved)
      #expect(try sandbox.said().count == saved.count)
    }

    @Test("bytes that are not UTF-8 are replaced, and the rest of the line is kept")
    func invalid() throws {
      let sandbox = try Sandbox()
      let run = try sandbox.pipe([], Data([0x61, 0xff, 0xc3, 0x62, 0x0a, 0x63, 0x0a]))
      #expect(run.status == 0)
      #expect(try sandbox.said().map(\.text) == ["a\u{fffd}\u{fffd}b", "c"])
    }

    @Test("2,000 lines are all saved and all printed, in order")
    func many() throws {
      let sandbox = try Sandbox()
      let lines = (1...2_000).map { "line \($0)" }
      let run = try sandbox.pipe([], lines.joined(separator: "\n"))
      #expect(run.status == 0)
      #expect(run.saved == lines)
      #expect(try sandbox.said().map(\.text) == lines)
    }

    @Test("a line of a hundred thousand characters is one line")
    func long() throws {
      let sandbox = try Sandbox()
      let line = String(repeating: "0123456789abcde ", count: 6_250)
      let run = try sandbox.pipe([], line + "\nshort\n")
      #expect(run.status == 0)
      #expect(run.saved.map(\.count) == [line.count, 5])
      #expect(try sandbox.said().map(\.text) == [line, "short"])
    }

    @Test("an unknown command is told on standard error, and the session goes on")
    func unknownCommand() throws {
      let sandbox = try Sandbox()
      let run = try sandbox.pipe([], ":nxet\n:edit\n:skip it\nafter\n")
      #expect(run.status == 0)
      #expect(
        run.error == """
          rehearse: There is no command :nxet. Did you mean :next?
          rehearse: :edit needs a terminal: write the lines into the input instead
          rehearse: That does not fit. Use it like this: :skip paging for likes

          """)
      #expect(run.saved == ["after"])
      #expect(try sandbox.said().map(\.text) == ["after"])
    }

    @Test("a whole round from a file ends as finished, with the tests of every step")
    func wholeRound() throws {
      let sandbox = try Sandbox()
      let run = try sandbox.pipe([], Step.allCases.map { "\($0)\n:next\n" }.joined())
      #expect(run.status == 0)
      #expect(run.output.contains("Wrap-up: 2 reference tests passed, and the 10 before them"))
      let events = try sandbox.transcript().events
      #expect(events.last?.kind == .ended(.finished))
      #expect(events.count { if case .tests = $0.kind { true } else { false } } == 6)
    }

    @Test(
      "what is said after the last step is kept, blank lines or not, however long the tests take",
      arguments: [FakeTestBundle.passing, FakeTestBundle.failing, "no script"])
    func afterTheLastStep(tests: String) throws {
      let sandbox = try Sandbox(tests: tests)
      let moves = Step.allCases.map { _ in ":next\n" }.joined()
      let run = try sandbox.pipe([], moves + "one\n\ntwo\n")
      #expect(run.status == 0)
      #expect(run.saved == ["one", "two"])
      #expect(try sandbox.said().map(\.text) == ["one", "two"])
      #expect(try sandbox.transcript().events.last?.kind == .ended(.finished))
    }

    @Test("a signal ends the wait for tests that hang, and the session can be resumed")
    func signalled() throws {
      let sandbox = try Sandbox(tests: FakeTestBundle.endless)
      let process = sandbox.process([])
      let input = Pipe()
      let output = Pipe()
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.runLimited()
      input.fileHandleForWriting.write(Data("one\n:next\n".utf8))
      try input.fileHandleForWriting.close()
      var text = ""
      while !text.contains("2 of 6") {
        let bytes = output.fileHandleForReading.availableData
        try #require(!bytes.isEmpty, "the program ended")
        text += String(decoding: bytes, as: UTF8.self)
      }
      process.terminate()
      process.waitUntilExit()
      #expect(process.terminationStatus == 128 + SIGTERM)
      #expect(try sandbox.said().map(\.text) == ["one"])
    }

    @Test("the timers fire while a pipe is silent")
    func timers() throws {
      let sandbox = try Sandbox()
      let process = sandbox.process(["--speed", "600"])
      let input = Pipe()
      let output = Pipe()
      process.standardInput = input
      process.standardOutput = output
      try process.runLimited()
      var text = ""
      while !text.contains("5:00  Over time: Requirements has had its 5 minutes.") {
        let bytes = output.fileHandleForReading.availableData
        try #require(!bytes.isEmpty, "the program ended")
        text += String(decoding: bytes, as: UTF8.self)
      }
      #expect(text.contains("4:00  One minute left in Requirements."))
      // No bell either: whoever searches the file for what begins a line would not find it.
      #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
      try input.fileHandleForWriting.close()
      _ = try output.fileHandleForReading.readToEnd()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }
}

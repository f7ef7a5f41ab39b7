import Foundation
import Interview
import Terminals
import Testing
import Transcripts

extension EndToEnd {
  @Suite("Standard streams")
  struct StreamTests {
    @Test("a closed standard input is an empty one", arguments: ["<&-", "<&- >&- 2>&-"])
    func closed(redirection: String) throws {
      let sandbox = try Sandbox()
      let run = try sandbox.pipe(
        ["--no-transcript"], Data(), through: #"exec "$0" "$@" \#(redirection)"#)
      #expect(run.status == 0)
    }

    @Test(
      "output that can't be written is a failure, and says so",
      .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
      arguments: [["--help"], ["--version"], ["list"], ["prompts"], ["--no-transcript"]])
    func fullOutput(arguments: [String]) throws {
      let sandbox = try Sandbox()
      let run = try sandbox.pipe(arguments, Data(), through: #"exec "$0" "$@" >/dev/full"#)
      #expect(run.status == 1)
      #expect(
        run.error == "rehearse: the output could not be written: No space left on device\n")
    }

    @Test(
      "a file that may not grow loses nothing: what is printed at the end completes it",
      .enabled("a sanitizer's own memory counts as a file") {
        TerminalProgram.sanitizerOptions.isEmpty
      })
    func limitedFile() throws {
      let sandbox = try Sandbox()
      let path = sandbox.folder + "/limited.jsonl"
      let lines = (1...100).map { "line \($0) of those that are too many for the file" }
      // Through a pipe, which has no such limit.
      let run = try sandbox.pipe(
        ["--transcript", path], Data(lines.joined(separator: "\n").utf8),
        through: #"(ulimit -f 8; exec "$0" "$@") 2>&1 | cat"#)
      #expect(run.output.contains("could not be saved (File too large): append what follows"))
      let lost = run.output.split(separator: "\n").filter { $0.hasPrefix(#"{"ms":"#) }
      #expect(!lost.isEmpty)
      let kept = try String(contentsOfFile: path, encoding: .utf8)
      #expect(kept.hasSuffix("\n"))
      try (kept + lost.joined(separator: "\n") + "\n")
        .write(toFile: path, atomically: true, encoding: .utf8)
      #expect(try Transcript(reading: path).events.compactMap(\.said?.text) == lines)
    }

    @Test("lines that share a moment are taken back one after the other, the last first")
    func undo() throws {
      let sandbox = try Sandbox()
      let run = try sandbox.pipe(["--no-transcript"], "one\ntwo\nthree\n:undo\n:undo\n:undo\n")
      let taken = run.output.split(separator: "\n").filter { $0.contains("Taken back: ") }
      #expect(taken.map { $0.split(separator: " ").last } == ["three", "two", "one"])
    }
  }
}

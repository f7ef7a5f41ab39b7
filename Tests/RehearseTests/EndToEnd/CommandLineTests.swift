import Foundation
import Interview
import Testing
import Transcripts

extension EndToEnd {
  @Suite("The command line")
  struct CommandLineTests {
    @Test(
      "wrong usage ends with 64 and one line that says what to do",
      arguments: [
        (["--minuts", "50"], "unknown option --minuts: did you mean --minutes?"),
        (["--minutes", "5"], "--minutes 5: give a whole number from 35 to 120"),
        (["reviw"], "there is no command or prompt \"reviw\": did you mean rehearse review?"),
        (["test", "7"], "there is no step \"7\""),
        (["--aloud", "--typed"], "--aloud and --typed exclude each other"),
        (["prompts", "check"], "a file is missing: see rehearse prompts --help"),
        (["review", "a", "b"], "unexpected \"b\": see rehearse review --help"),
      ])
    func usage(words: [String], sentence: String) throws {
      let run = try Sandbox().pipe(words)
      #expect(run.status == 64)
      #expect(run.error.hasPrefix("rehearse: \(sentence)"), "\(run.error)")
      #expect(run.error.hasSuffix("\n") && run.error.dropLast().allSatisfy { $0 != "\n" })
      #expect(run.output.isEmpty)
    }

    @Test(
      "work that fails ends with 1 and one line that says what to do",
      arguments: [
        (["review"], "there is no session yet: rehearse starts one"),
        (["resume"], "there is no unfinished session: rehearse starts a new one"),
        (["review", "nowhere.jsonl"], "nowhere.jsonl can't be opened: No such file or directory"),
        (["start", "nothing"], "there is no prompt \"nothing\": there is photo-feed"),
        (["prompts", "check", "no.json"], "there is no file no.json: check the path"),
        (["--transcript", "/proc/x/y.jsonl"], "nothing can be saved in /proc/x"),
      ])
    func failures(words: [String], sentence: String) throws {
      let run = try Sandbox().pipe(words, "a line\n")
      #expect(run.status == 1)
      #expect(run.error.hasPrefix("rehearse: \(sentence)"), "\(run.error)")
      #expect(run.error.split(separator: "\n").count == 1)
      #expect(run.output.isEmpty)
    }

    @Test("a transcript's file is made where it is asked for, and never replaces another")
    func transcriptFile() throws {
      let sandbox = try Sandbox()
      #expect(try sandbox.pipe(["--transcript", "mine.jsonl"], "one\n").status == 0)
      let path = sandbox.folder + "/here/mine.jsonl"
      let before = FileManager.default.contents(atPath: path)
      let again = try sandbox.pipe(["--transcript", "mine.jsonl"], "two\n")
      #expect(again.status == 1)
      #expect(
        again.error == "rehearse: mine.jsonl exists already: name another file, "
          + "or go on with it by rehearse resume mine.jsonl\n")
      #expect(FileManager.default.contents(atPath: path) == before)
      #expect(try sandbox.pipe(["resume", "mine.jsonl"], "two\n").saved == ["two"])
      #expect(
        try Transcript(reading: path).events.compactMap(\.said).map(\.text) == ["one", "two"])
    }

    @Test("the sessions are listed, newest first, as a table and as data")
    func list() throws {
      let sandbox = try Sandbox()
      #expect(try sandbox.pipe(["list"]).status == 0)
      try sandbox.leave(Sandbox.moves(to: .architecture, at: .seconds(400)))
      try sandbox.leave(Sandbox.moves(to: .api, at: .seconds(1_500)))
      let table = try sandbox.pipe(["list"])
      #expect(table.status == 0 && table.error.isEmpty)
      let rows = table.output.split(separator: "\n")
      #expect(rows.count { $0.contains("photo-feed") } >= 2, "\(table.output)")
      let json = try sandbox.pipe(["list", "--json"])
      let data = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
      #expect(data is [Any] || data is [String: Any])
      let newest = try #require(sandbox.files.last)
      #expect(json.output.contains(newest.dropFirst(sandbox.folder.count)))
    }

    @Test("a file that is no transcript is told, and the others are listed")
    func strayFile() throws {
      let sandbox = try Sandbox()
      try sandbox.leave(Sandbox.moves(to: .architecture, at: .seconds(400)))
      try "nothing\n".write(
        toFile: sandbox.transcripts + "/x.jsonl", atomically: true, encoding: .utf8)
      let run = try sandbox.pipe(["list"])
      #expect(run.status == 1)
      #expect(run.error.contains("x.jsonl is no transcript"))
      #expect(run.output.contains("photo-feed"))
    }

    @Test("a review is a page or data, of the newest session or a file")
    func review() throws {
      let sandbox = try Sandbox()
      let file = try sandbox.leave(Sandbox.moves(to: .api, at: .seconds(1_510)))
      let page = try sandbox.pipe(["review"])
      #expect(page.status == 0)
      #expect(page.output.hasPrefix("Design a photo feed app, 45 minutes, typed\n"))
      #expect(page.output.contains("Minute 25, API and interfaces done: missed."))
      #expect(page.output == (try sandbox.pipe(["review", file])).output)
      let json = try sandbox.pipe(["review", "--json"])
      #expect(json.status == 0)
      #expect(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) is [String: Any])
    }

    @Test("a torn line is left out of a review, and said so")
    func torn() throws {
      let sandbox = try Sandbox()
      let file = try sandbox.leave(Sandbox.moves(to: .architecture, at: .seconds(400)))
      let handle = try #require(FileHandle(forWritingAtPath: file))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(#"{"ms":400100,"type":"sai"#.utf8))
      try handle.close()
      let run = try sandbox.pipe(["review"])
      #expect(run.status == 0)
      #expect(run.output.contains("Left out, since it can't be read: line "))
      #expect(try sandbox.pipe(["resume"], "after it\n").saved == ["after it"])
      #expect(try sandbox.said().map(\.text) == ["where it was left", "after it"])
    }

    @Test("the tests can be run alone; a failure ends with 1")
    func tests() throws {
      let passing = try Sandbox().pipe(["test", "api", "2"])
      #expect(passing.status == 0)
      #expect(passing.output.contains("High-level architecture: 2 of 2 passed\n"))
      #expect(passing.output.hasSuffix("All 4 tests passed.\n"))
      let failing = try Sandbox(tests: FakeTestBundle.failing).pipe(["test", "1"])
      #expect(failing.status == 1)
      #expect(failing.output.contains("  FAILED   rule b of step 1 holds\n"))
      #expect(failing.output.hasSuffix("1 of 2 tests did not pass.\n"))
      let crashing = try Sandbox(tests: "#!/bin/sh\nkill -SEGV $$\n").pipe(["test"])
      #expect(crashing.status == 1)
      #expect(crashing.output.contains("The tests crashed with signal 11"), "\(crashing.output)")
      let missing = try Sandbox(tests: "#!/bin/sh\nexit 69\n").pipe(["test"])
      #expect(missing.status == 1)
    }

    @Test("the prompts are listed, and a prompt file is checked with every mistake")
    func prompts() throws {
      let sandbox = try Sandbox()
      let list = try sandbox.pipe(["prompts"])
      #expect(list.status == 0)
      #expect(list.output == "photo-feed  Design a photo feed app\n")
      let file = sandbox.folder + "/place/prompts/photo-feed.json"
      let good = try sandbox.pipe(["prompts", "check", file])
      #expect(good.status == 0 && good.error.isEmpty)
      let text = try String(contentsOfFile: file, encoding: .utf8)
      try text.replacing("\"title\"", with: "\"titel\"").write(
        toFile: sandbox.folder + "/here/photo-feed.json", atomically: true, encoding: .utf8)
      let bad = try sandbox.pipe(["prompts", "check", "photo-feed.json"])
      #expect(bad.status == 1 && bad.output.isEmpty)
      #expect(bad.error.contains("photo-feed.json, line 6: titel: is no key here; did you mean"))
      #expect(bad.error.contains("title: is missing"), "\(bad.error)")
    }
  }
}

import Foundation
import Terminals
import Testing

@Suite("photo-feed on a terminal", .serialized, .ownThread)
struct OnATerminalTests {
  private static let newest = "just now"

  private func start(_ arguments: String..., rows: Int = 24, columns: Int = 80) throws
    -> TerminalProgram
  {
    let program = try TerminalProgram(
      TerminalProgram.built("photo-feed"), arguments: arguments, rows: rows, columns: columns)
    // The server paints its photos first, which takes a sanitizer long.
    try #require(
      program.wait(timeout: .seconds(120)) {
        $0.text.contains("fresh  0 in flight  photos: 0 memory, 0 disk, 2 network")
          && !$0.text.contains("Loading")
      }, "\(program.screen)")
    return program
  }

  private func likes(_ program: TerminalProgram) -> Int? {
    program.screen.text.firstMatch(of: /(\d+) likes/).flatMap { Int($0.1) }
  }

  @Test("a refused like is taken back and says so, and one that is not stays")
  func likes() throws {
    let program = try start()
    let before = try #require(likes(program))
    program.send("fl")
    #expect(program.wait(for: "\(before + 1) likes, liked by you"), "\(program.screen)")
    #expect(program.wait(for: "The server didn't accept that."), "\(program.screen)")
    #expect(program.wait { _ in likes(program) == before }, "\(program.screen)")
    program.send("f")
    #expect(program.wait(for: "f refuse"), "\(program.screen)")
    program.send("l")
    #expect(program.wait(for: "\(before + 1) likes, liked by you"), "\(program.screen)")
  }

  @Test("Ctrl-Z where no shell waits changes nothing")
  func suspendedAlone() throws {
    let program = try start()
    program.send("\u{1a}s")
    #expect(program.wait(for: "s SLOW"), "\(program.screen)")
  }

  @Test("Ctrl-Z leaves for the shell, fg comes back, and a kill in between leaves the shell alone")
  func suspended() throws {
    let shell = try TerminalProgram("/bin/sh", arguments: ["-i"], environment: ["PS1": "$ "])
    var typedAt = 0
    func type(_ text: String) {
      typedAt = shell.output.count
      shell.send(text)
    }
    func shows(_ text: String) -> Bool {
      shell.wait { _ in String(decoding: shell.output[typedAt...], as: UTF8.self).contains(text) }
    }
    try #require(shell.wait { $0.cursorLine == "$" })
    for command in [TerminalProgram.built("photo-feed"), "fg"] {
      type(command + "\r")
      try #require(shows("k kill"), "\(shell.screen)")
      type("\u{1a}")
      try #require(shows("\r\n$ "), "\(shell.screen)")
    }
    type("kill -9 %1; wait; echo over\r")
    #expect(shows("\r\nover\r\n"), "\(shell.screen)")
    // The terminal was the shell's by then, and nobody else has given it anything back.
    #expect(!String(decoding: shell.output[typedAt...], as: UTF8.self).contains("[?1049l"))
  }

  @Test("offline the saved posts stand, also in a new launch, until the network is back")
  func offline() throws {
    let program = try start()
    let before = try #require(likes(program))
    program.send("or")
    #expect(program.wait(for: "saved, offline"), "\(program.screen)")
    #expect(program.wait(for: "\(before) likes, as saved"), "\(program.screen)")
    program.send("k")
    #expect(program.wait(for: "saved, offline  0 in flight  photos: 0 memory, 2 disk"))
    #expect(program.wait { $0.text.contains("\(before) likes, as saved") }, "\(program.screen)")
    program.send("or")
    #expect(program.wait(for: "fresh"), "\(program.screen)")
  }

  @Test("what failed offline is asked for again as soon as the network is back")
  func mended() throws {
    let program = try start("--posts", "45")
    program.send("o\u{1b}[F")
    #expect(program.wait(for: "No photo."), "\(program.screen)")
    program.send("o")
    #expect(program.wait { !$0.text.contains("No photo.") }, "\(program.screen)")
    #expect(
      program.wait { screen in
        program.send("\u{1b}[F")
        return screen.text.contains("day ago") || screen.text.contains("days ago")
      }, "\(program.screen)")
  }

  @Test(
    "whatever ends it, the terminal is given back",
    arguments: ["q", "\u{3}", "\u{4}", "TERM", "HUP", "INT"])
  func givenBack(end: String) throws {
    let program = try start()
    #expect(!program.isCooked)
    switch end {
    case "TERM": program.signal(SIGTERM)
    case "HUP": program.signal(SIGHUP)
    case "INT": program.signal(SIGINT)
    default: program.send(end)
    }
    #expect(program.waitForExit() != nil)
    #expect(program.isCooked)
    #expect(String(decoding: program.output.suffix(40), as: UTF8.self).contains("\u{1b}[?1049l"))
  }

  @Test(
    "killed in a way that can't be noticed, the terminal is given back all the same",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task")))
  func killed() throws {
    let shell = try TerminalProgram(
      "/bin/sh", arguments: ["-c", "\(TerminalProgram.built("photo-feed")); stty -a; sleep 60"])
    #expect(shell.wait(for: "fresh"), "\(shell.screen)")
    #expect(!shell.isCooked)
    let children = try String(
      contentsOfFile: "/proc/\(shell.process)/task/\(shell.process)/children", encoding: .utf8)
    let child = try #require(children.split(separator: " ").first.flatMap { pid_t($0) })
    kill(child, SIGKILL)
    #expect(shell.wait { _ in shell.isCooked })
    #expect(
      shell.wait { _ in String(decoding: shell.output, as: UTF8.self).contains("\u{1b}[?1049l") })
  }

  @Test(
    "when its guard was killed it ends as ever",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task")))
  func unguarded() throws {
    let program = try start()
    let children = try String(
      contentsOfFile: "/proc/\(program.process)/task/\(program.process)/children", encoding: .utf8)
    let guardian = try #require(children.split(separator: " ").first.flatMap { pid_t($0) })
    kill(guardian, SIGKILL)
    try #require(
      program.wait { _ in
        let state = try? String(contentsOfFile: "/proc/\(guardian)/stat", encoding: .utf8)
        return state?.contains(") Z ") ?? true
      })
    program.send("q")
    #expect(program.waitForExit() == .exited(0))
    #expect(program.isCooked)
  }

  @Test("any size works, and a new one is taken", arguments: [(8, 40), (40, 120), (3, 12)])
  func sizes(rows: Int, columns: Int) throws {
    let program = try start()
    program.resize(rows: rows, columns: columns)
    #expect(program.wait { $0.line(rows - 1).contains(columns > 80 ? "q quit" : "l") })
    #expect(program.wait { $0.lines.count == rows }, "\(program.screen)")
  }

  @Test("a list is scrolled to its end, and the next pages come by themselves")
  func scrolls() throws {
    let program = try start("--posts", "45")
    for _ in 1...4 {
      program.send("\u{1b}[F")
      program.drain()
    }
    #expect(
      program.wait { screen in
        program.send("\u{1b}[F")
        return screen.text.contains("day ago") || screen.text.contains("days ago")
      }, "\(program.screen)")
  }
}

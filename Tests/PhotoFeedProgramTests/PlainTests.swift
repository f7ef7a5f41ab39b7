import Foundation
import Terminals
import Testing

@Suite("photo-feed --plain", .serialized, .ownThread)
struct PlainTests {
  private func run(_ words: [String], _ input: String) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: TerminalProgram.built("photo-feed"))
    process.arguments = words
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stdout
    try process.runLimited()
    stdin.fileHandleForWriting.write(Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }

  @Test("labels come one a line, and the letters are commands")
  func labels() throws {
    let (output, status) = try run(
      ["--plain", "--posts", "22"], "l 1\nf\nl 1\no\nr\nm\nx\nl 99\nq\n")
    let lines = output.split(separator: "\n")
    #expect(status == 0)
    try #require(lines.count > 21, "\(output)")
    #expect(lines[..<20].allSatisfy { $0.contains(/^\d+\. .+ likes?, .*(now|ago)$/) })
    #expect(lines[20] == "Fresh: 20 posts.")
    #expect(lines[21].contains("liked by you"))
    #expect(output.contains("refuse: on.\n1. "))
    #expect(output.contains("The server didn't accept that."))
    #expect(output.contains("Saved, offline: 20 posts."))
    #expect(output.contains("x is no command: l N, m, r, o, s, d, f, e, k or q."))
    #expect(output.contains("l takes the number of a post, 1 to 20."))
  }

  @Test("a like that was given offline is sent as soon as the network is back")
  func sentWhenBack() throws {
    let (output, _) = try run(["--plain", "--posts", "1"], "o\nl 1\no\nf\nr\n")
    // By the time the server would refuse it, it has it.
    #expect(output.hasSuffix("Fresh: 1 post.\n"), "\(output)")
    let last = output.split(separator: "\n").dropLast().last ?? ""
    #expect(last.contains("liked by you"), "\(output)")
  }

  @Test("a like that was given offline is there after the app was killed, and reaches the server")
  func queuedLike() throws {
    let (output, _) = try run(["--plain", "--posts", "1"], "o\nl 1\nk\no\nr\n")
    let liked = output.split(separator: "\n").filter { $0.contains("liked by you") }
    #expect(liked.count == 3, "\(output)")
    #expect(output.hasSuffix("Fresh: 1 post.\n"))
  }

  @Test("a feed without posts says so")
  func empty() throws {
    #expect(try run(["--plain", "--posts", "0"], "").output == "Fresh: 0 posts.\n")
  }

  @Test("wrong usage is one line and status 64")
  func usage() throws {
    let (output, status) = try run(["--plan"], "")
    #expect(output == "photo-feed: '--plan' is no option: see photo-feed --help\n")
    #expect(status == 64)
  }

  @Test("the server alone prints its address and answers there")
  func serve() throws {
    let program = try TerminalProgram(
      TerminalProgram.built("photo-feed"), arguments: ["--serve", "--posts", "1"])
    #expect(program.wait { $0.text.contains(/http:\/\/127\.0\.0\.1:\d+/) }, "\(program.screen)")
    let address = try #require(program.screen.text.firstMatch(of: /http:\S+/)).0
    let url = try #require(URL(string: address + "/v1/feed"))
    #expect(try String(contentsOf: url, encoding: .utf8).contains("\"next_cursor\":null"))
    program.send("\u{3}")
    #expect(program.waitForExit() == .killed(signal: SIGINT))
  }

  @Test("a server that could not be ended, for want of a pipe, is not started")
  func withoutPipe() throws {
    // Room for the listening socket and for one end of the pipe.
    let command = "ulimit -n 5; exec \(TerminalProgram.built("photo-feed")) --serve"
    let program = try TerminalProgram("/bin/sh", arguments: ["-c", command])
    #expect(program.wait(for: "can't listen on 127.0.0.1:0"), "\(program.screen)")
    #expect(program.waitForExit() == .exited(1))
  }
}

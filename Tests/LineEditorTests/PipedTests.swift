import Foundation
import Terminals
import Testing

@Suite("From a pipe", .serialized, .ownThread)
struct PipedTests {
  private func output(for input: [UInt8]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: TerminalProgram.built("editor-demo"))
    process.arguments = ["--style", "piped", "--prompt", "never seen", "--clock", "44:10"]
    let stdin = Pipe()
    let stdout = Pipe()
    process.standardInput = stdin
    process.standardOutput = stdout
    try process.runLimited()
    stdin.fileHandleForWriting.write(Data(input))
    try stdin.fileHandleForWriting.close()
    let bytes = try #require(try stdout.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "lines are taken as they come, the last one without its line break too",
    arguments: [
      ("", ""), ("one", "GOT[1] <one>\n"), ("one\n", "GOT[1] <one>\n"),
      ("one\r\n\ntwo", "GOT[1] <one>\nGOT[2] <>\nGOT[3] <two>\n"),
      ("日本\n", "GOT[1] <日本>\n"),
    ])
  func lines(input: String, shown: String) throws {
    #expect(try output(for: Array(input.utf8)) == "ready\n" + shown + "END\n")
  }

  @Test("bytes that are not UTF-8 are replaced, the rest of the line is kept")
  func invalid() throws {
    let text = try output(for: [0x61, 0xff, 0x62, 0x0a])
    #expect(text == "ready\nGOT[1] <a\u{fffd}b>\nEND\n")
  }

  @Test("a line may be longer than any buffer", arguments: [4095, 4096, 4097, 300_000])
  func long(length: Int) throws {
    let text = String(repeating: "x", count: length)
    #expect(try output(for: Array(text.utf8)) == "ready\nGOT[1] <\(text)>\nEND\n")
  }

  @Test("a terminal that reads slowly gets everything, to the last line")
  func slowTerminal() throws {
    let demo = TerminalProgram.built("editor-demo")
    let shell = try TerminalProgram(
      "/bin/sh", arguments: ["-c", "seq 5000 | \(demo) --style piped"])
    #expect(shell.waitForExit() == .exited(0))
    #expect(shell.outputText.contains("GOT[1] <1>"))
    #expect(shell.outputText.contains("GOT[5000] <5000>\r\nEND\r\n"))
  }
}

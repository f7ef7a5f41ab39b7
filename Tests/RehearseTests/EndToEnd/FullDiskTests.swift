import Foundation
import Interview
import Terminals
import Testing
import Transcripts

extension EndToEnd {
  @Suite("A full disk")
  struct FullDiskTests {
    @Test(
      "a disk that fills up in mid-round is told at once, and nothing said meanwhile is lost",
      .enabled("only root can mount a small disk") { SmallDisk.isPossible })
    func fillsUp() throws {
      let sandbox = try Sandbox()
      let disk = try SmallDisk(at: sandbox.folder + "/disk")
      let program = try sandbox.startRound(environment: ["XDG_DATA_HOME": disk.path])
      program.enter("before")
      try disk.fill()
      program.paste(Self.long("first"))
      program.send("\r")
      #expect(program.sees("Not saved: No space left on device."), "\(program.screen)")
      program.enter("second")
      #expect(program.wait { $0.isAtEmptyPrompt }, "\(program.screen)")
      try disk.free()
      program.enter("after")
      #expect(program.sees("Saved again, with everything since."), "\(program.screen)")
      #expect(program.quit() == .exited(0), "\(program.screen)")
      #expect(try disk.said() == ["before", Self.long("first"), "second", "after"])
    }

    @Test(
      "a disk that stays full has the lines that are lost printed at the end",
      .enabled("only root can mount a small disk") { SmallDisk.isPossible })
    func staysFull() throws {
      let sandbox = try Sandbox()
      let disk = try SmallDisk(at: sandbox.folder + "/disk")
      let program = try sandbox.startRound(environment: ["XDG_DATA_HOME": disk.path])
      try disk.fill()
      program.paste(Self.long("lost"))
      program.send("\r")
      #expect(program.sees("Not saved: No space left on device."), "\(program.screen)")
      #expect(program.quit() == .exited(1), "\(program.screen)")
      #expect(
        program.wait { $0.unwrappedText.contains(#""text":"\#(Self.long("lost"))""#) },
        "\(program.screen)")
    }

    /// More than a block of the disk, so that it does not fit in behind what is there.
    private static func long(_ word: String) -> String {
      String(repeating: word + " ", count: 900) + "end"
    }
  }
}

/// A disk of a few blocks, in memory.
private final class SmallDisk {
  let path: String
  private var filler: String { path + "/filler" }

  static var isPossible: Bool {
    guard geteuid() == 0, let folder = try? TemporaryFolder() else { return false }
    return (try? SmallDisk(at: folder.path + "/disk")) != nil
  }

  init(at path: String) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try #require(try Self.run("/bin/mount", "-t", "tmpfs", "-o", "size=64k", "none", path))
  }

  deinit { _ = try? Self.run("/bin/umount", "-l", path) }

  func fill() throws {
    try Data().write(to: URL(filePath: filler))
    let file = try #require(FileHandle(forWritingAtPath: filler))
    for _ in 0..<64 { try? file.write(contentsOf: Data(count: 1024)) }
    try file.close()
  }

  func free() throws { try FileManager.default.removeItem(atPath: filler) }

  /// What was said in the one session on the disk.
  func said() throws -> [String] {
    let folder = path + "/rehearse/transcripts"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let name = try #require(names.count == 1 ? names.first : nil)
    return try Transcript(reading: folder + "/" + name).events.compactMap(\.said?.text)
  }

  private static func run(_ path: String, _ arguments: String...) throws -> Bool {
    let program = try TerminalProgram(path, arguments: arguments)
    return program.waitForExit() == .exited(0)
  }
}

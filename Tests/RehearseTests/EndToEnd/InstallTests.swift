import Foundation
import Terminals
import Testing

extension EndToEnd {
  /// The installer, on a tree whose programs are a few words each and with a compiler that does
  /// nothing.
  @Suite("Installing")
  struct InstallTests {
    private let folder: String
    private let prefix: String

    init() throws {
      folder = try Sandbox().folder + "/checkout"
      prefix = folder + "/a prefix"
      let installer = try String(
        contentsOfFile: Sandbox.package + "/Scripts/install", encoding: .utf8)
      try write(installer, to: "Scripts/install")
      for path in ["rehearse", "tools/swift"] { try write("#!/bin/sh\n", to: path) }
      for name in ["release/rehearse", "release/photo-feed", "debug/feed-writer"] {
        try write("#!/bin/sh\necho \(name)\n", to: ".build/" + name)
      }
      try write("tests", to: ".build/debug/rehearsePackageTests.xctest")
      for name in ["photo-feed", "schema"] { try write("{}", to: "prompts/\(name).json") }
    }

    @Test("what is installed runs from its link, and what was there before is taken away")
    func install() throws {
      #expect(try run("--install", prefix).status == 0)
      try write("", to: "a prefix/lib/rehearse/prompts/mine.json")
      #expect(try FileManager.default.contentsOfDirectory(atPath: prefix + "/bin") == ["rehearse"])
      #expect(try shell(prefix + "/bin/rehearse", []).output == "release/rehearse\n")
      #expect(
        installed == [
          "feed-writer", "installed", "photo-feed", "prompts", "prompts/mine.json",
          "prompts/photo-feed.json", "prompts/schema.json", "rehearse",
          "rehearsePackageTests.xctest",
        ])
      try FileManager.default.removeItem(atPath: folder + "/prompts/schema.json")
      #expect(try run("--install", prefix).status == 0)
      #expect(!installed.contains("prompts/schema.json"))
      #expect(try run("--uninstall", prefix).status == 0)
      #expect(installed == ["prompts", "prompts/mine.json"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: prefix + "/bin") == [])
    }

    @Test("another program of the same name stays where it is")
    func stranger() throws {
      try write("#!/bin/sh\n", to: "a prefix/bin/rehearse")
      for task in ["--install", "--uninstall"] {
        let run = try run(task, prefix)
        #expect(run.status == 1)
        #expect(run.error.hasPrefix("rehearse: "))
      }
      #expect(installed == [])
      #expect(FileManager.default.fileExists(atPath: prefix + "/bin/rehearse"))
    }

    @Test(
      "wrong usage is one line",
      arguments: [["--instal"], ["--install", ""], ["--install", "-x"]])
    func usage(words: [String]) throws {
      let run = try shell("/bin/sh", [folder + "/Scripts/install"] + words)
      #expect(run.status == 64)
      #expect(run.error.split(separator: "\n").count == 1)
    }

    @Test("every script can be read by the shell")
    func syntax() throws {
      for name in ["rehearse", "check", ".ci/run", "Scripts/install", "Scripts/packages.sh"] {
        let run = try shell("/bin/sh", ["-n", "\(Sandbox.package)/\(name)"])
        #expect(run.status == 0, "\(name): \(run.error)")
      }
    }

    // MARK: - What the tests are made of

    private var installed: [String] {
      let paths = try? FileManager.default.subpathsOfDirectory(atPath: prefix + "/lib/rehearse")
      return (paths ?? []).sorted()
    }

    private func write(_ text: String, to path: String) throws {
      let file = URL(filePath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    private func run(_ words: String...) throws -> PipedRun {
      try shell("/bin/sh", [folder + "/Scripts/install"] + words)
    }

    private func shell(_ program: String, _ words: [String]) throws -> PipedRun {
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = words
      process.environment = ["PATH": folder + "/tools:/usr/bin:/bin", "HOME": folder]
      let (output, error) = (Pipe(), Pipe())
      (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, output)
      process.standardError = error
      try process.runLimited()
      let texts = try [output, error].map { pipe in
        String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      }
      process.waitUntilExit()
      return PipedRun(output: texts[0], error: texts[1], status: process.terminationStatus)
    }
  }
}

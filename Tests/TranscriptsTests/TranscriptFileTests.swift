import Foundation
import Interview
import Testing

@testable import Transcripts

@Suite("TranscriptFile")
struct TranscriptFileTests {
  private static let events = [
    Event(at: .zero, .stepStarted(.requirements)), Event(at: .seconds(10), .alive),
  ]

  @Test("a line is in the file as soon as it is appended")
  func append() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/new/deep/session.jsonl"
      var file = try TranscriptFile(creating: path, header: .example())
      #expect(try Transcript(reading: path) == Transcript(header: .example(), events: []))
      file.append(Self.events)
      #expect(try Transcript(reading: path).events == Self.events)
      #expect(file.unsaved == 0)
      #expect(file.trouble == nil)
      #expect(file.sync() == nil)
      #expect(file.close() == nil)
    }
  }

  @Test("only the person may read the file and the folders that were made for it")
  func modes() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/new/session.jsonl"
      _ = try TranscriptFile(creating: path, header: .example())
      let modes = try [path, folder + "/new"].map {
        try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
      }
      #expect(modes == [0o600, 0o700])
    }
  }

  @Test("a file that exists is never replaced")
  func neverReplaces() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/notes.txt"
      try Data("mine".utf8).write(to: URL(filePath: path))
      #expect(throws: TranscriptError.alreadyExists(path: path)) {
        _ = try TranscriptFile(creating: path, header: .example())
      }
      #expect(try contents(path) == "mine")
    }
  }

  @Test("a file cannot be made below another file")
  func fileInTheWay() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/notes.txt"
      try Data("mine".utf8).write(to: URL(filePath: path))
      #expect(throws: TranscriptError.cannotMakeFolder(path: path + "/a", errno: ENOTDIR)) {
        _ = try TranscriptFile(creating: path + "/a/session.jsonl", header: .example())
      }
      #expect(throws: TranscriptError.cannotOpen(path: path + "/session.jsonl", errno: ENOTDIR)) {
        _ = try TranscriptFile(creating: path + "/session.jsonl", header: .example())
      }
    }
  }

  @Test("a running session cannot be resumed, and a closed one can")
  func lock() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/session.jsonl"
      var file = try TranscriptFile(creating: path, header: .example())
      #expect(throws: TranscriptError.isRunning(path: path)) {
        _ = try TranscriptFile(resuming: path)
      }
      file.append([Self.events[0]])
      #expect(file.close() == nil)
      var resumed = try TranscriptFile(resuming: path)
      #expect(throws: TranscriptError.isRunning(path: path)) {
        _ = try TranscriptFile(resuming: path)
      }
      resumed.append([Self.events[1]])
      #expect(resumed.close() == nil)
      #expect(try Transcript(reading: path) == Transcript(header: .example(), events: Self.events))
    }
  }

  @Test(
    "resuming ends a torn last line, and only that",
    arguments: [
      ("", ""), ("{\"ms\":4,\"type\":\"sa", "\n"), ("{\"ms\":4,\"type\":\"alive\"}", "\n"),
      ("\n", ""),
    ])
  func tornLine(end: String, added: String) throws {
    try withTemporaryFolder { folder in
      let path = folder + "/session.jsonl"
      let whole = Transcript(header: .example(), events: Self.events).encoded() + Data(end.utf8)
      try whole.write(to: URL(filePath: path))
      var file = try TranscriptFile(resuming: path)
      file.append([Event(at: .seconds(10), .resumed(gap: .zero))])
      #expect(file.close() == nil)
      let text = String(decoding: whole, as: UTF8.self)
      #expect(
        try contents(path) == text + added + #"{"ms":10000,"type":"resumed","gap_ms":0}"# + "\n")
    }
  }

  @Test(
    "a file that is no transcript is left as it is",
    arguments: [
      ("to do", TranscriptError.notATranscript), ("", .empty),
      (#"{"format":"rehearse-transcript","version":2}"#, .newerVersion(2)),
    ])
  func noTranscript(text: String, error: TranscriptError) throws {
    try withTemporaryFolder { folder in
      let path = folder + "/notes.txt"
      try Data(text.utf8).write(to: URL(filePath: path))
      #expect(throws: error) { _ = try TranscriptFile(resuming: path) }
      #expect(try contents(path) == text)
    }
  }

  @Test("a file that is not there cannot be resumed, and is not made")
  func noFile() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/none.jsonl"
      #expect(throws: TranscriptError.cannotOpen(path: path, errno: ENOENT)) {
        _ = try TranscriptFile(resuming: path)
      }
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }
}

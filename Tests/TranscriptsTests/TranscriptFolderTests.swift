import Foundation
import Interview
import Testing

@testable import Transcripts

@Suite("TranscriptFolder")
struct TranscriptFolderTests {
  @Test("trying to write makes the folder and leaves nothing in it")
  func tryWriting() throws {
    try withTemporaryFolder { path in
      let folder = TranscriptFolder(path: path + "/a/b")
      try folder.tryWriting()
      try folder.tryWriting()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test("a file where the folder should be cannot be written to")
  func fileInTheWay() throws {
    try withTemporaryFolder { path in
      let folder = TranscriptFolder(path: path + "/a")
      try Data().write(to: URL(filePath: folder.path))
      #expect(throws: TranscriptError.cannotWrite(path: folder.path, errno: ENOTDIR)) {
        try folder.tryWriting()
      }
      #expect(throws: TranscriptError.cannotRead(path: folder.path, errno: ENOTDIR)) {
        try folder.list()
      }
    }
  }

  @Test("sessions that begin in the same second get names and ids of their own")
  func suffixes() throws {
    try withTemporaryFolder { path in
      let folder = TranscriptFolder(path: path)
      var paths: [String] = []
      for _ in 0..<11 { paths.append(try folder.newFile(header: .example()).path) }
      #expect(paths[0] == path + "/2026-12-01T093000Z-photo-feed.jsonl")
      #expect(paths[1] == path + "/2026-12-01T093000Z-photo-feed-2.jsonl")
      #expect(paths[10] == path + "/2026-12-01T093000Z-photo-feed-11.jsonl")
      #expect(try folder.summaries().map(\.path) == paths.reversed())
      #expect(try Transcript(reading: paths[1]).header.id == "2026-12-01T093000Z-photo-feed-2")
    }
  }

  @Test("the newest comes first whatever the files are called, and what is no session comes last")
  func order() throws {
    try withTemporaryFolder { path in
      let folder = TranscriptFolder(path: path)
      for (name, seconds) in [("a", 60.0), ("c", 0), ("b", 30)] {
        let header = Header.example(secondsLater: seconds)
        _ = try TranscriptFile(creating: "\(path)/\(name).jsonl", header: header)
      }
      for name in ["z.jsonl", "notes.txt", ".hidden.jsonl"] {
        try Data("?".utf8).write(to: URL(filePath: "\(path)/\(name)"))
      }
      try FileManager.default.createDirectory(
        atPath: path + "/samples", withIntermediateDirectories: false)
      #expect(try folder.summaries().map(\.path) == ["a", "b", "c"].map { "\(path)/\($0).jsonl" })
      #expect(try folder.list().last == .unreadable(path: path + "/z.jsonl", .notATranscript))
      #expect(try folder.list().count == 4)
    }
  }

  @Test("a folder that is not there holds nothing")
  func missing() throws {
    try withTemporaryFolder { path in
      let folder = TranscriptFolder(path: path + "/none")
      let entries = try folder.list()
      #expect(entries.isEmpty)
      let newest = try folder.newestUnfinished()
      #expect(newest == nil)
      #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
  }

  @Test("the newest unfinished session is not finished, not set aside and not running")
  func newestUnfinished() throws {
    try withTemporaryFolder { path in
      let folder = TranscriptFolder(path: path)
      let start = Event(at: .zero, .stepStarted(.requirements))
      let ends: [Event.EndReason?] = [.quit, nil, .setAside, .stopped]
      for (number, reason) in ends.enumerated() {
        var file = try folder.newFile(header: .example(secondsLater: Double(number)))
        file.append([start] + (reason.map { [Event(at: .seconds(1), .ended($0))] } ?? []))
      }
      let finished = Step.allCases.map {
        Event(at: .seconds(2), .stepEnded($0, used: .zero, by: .next))
      }
      var file = try folder.newFile(header: .example(secondsLater: 4))
      file.append([start] + finished)
      #expect(file.close() == nil)
      let newest = try #require(try folder.newestUnfinished())
      #expect(newest.ending == .stopped)
      let running = try TranscriptFile(resuming: newest.path)
      #expect(try folder.newestUnfinished()?.ending == nil)
      #expect(
        try folder.newestUnfinished()?.header.started == Header.example(secondsLater: 1).started)
      #expect(try folder.summaries().map(\.isRunning) == [false, true, false, false, false])
      #expect(running.close() == nil)
    }
  }
}

extension TranscriptFolder {
  fileprivate func summaries() throws -> [Summary] {
    try list().compactMap { if case .session(let summary) = $0 { summary } else { nil } }
  }
}

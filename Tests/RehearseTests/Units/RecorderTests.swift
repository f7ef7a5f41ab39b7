import Foundation
import Interview
import Testing
import Transcripts

@testable import rehearse

@Suite("Recorder")
struct RecorderTests {
  private static let full = "/dev/full"

  @Test("events are in the file at once, and only news has to be synced")
  func records() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.jsonl"
    var recorder = Recorder(file: try TranscriptFile(creating: path, header: header))
    let event = Event(at: .zero, .stepStarted(.requirements))
    var changes = [recorder.record([])]
    var needsSync = [recorder.needsSync]
    changes.append(recorder.record([event]))
    #expect(try Transcript(reading: path).events == [event])
    needsSync.append(recorder.needsSync)
    let trouble = recorder.sync()
    #expect(trouble == nil)
    needsSync.append(recorder.needsSync)
    #expect(changes == [nil, nil])
    #expect(needsSync == [false, true, false])
    let unsaved = [recorder.close(), recorder.close()]
    #expect(unsaved == [nil, nil])
  }

  @Test("a recorder without a file keeps nothing and has no trouble")
  func nothing() {
    var recorder = Recorder()
    let change = recorder.record([Event(at: .zero, .alive)])
    #expect(change == nil)
    let (path, needsSync, isSaved) = (recorder.path, recorder.needsSync, recorder.isSaved)
    #expect(path == nil)
    #expect(!needsSync)
    #expect(isSaved)
  }

  @Test(
    "a full disk is told once, and its end too; nothing is lost in between",
    .enabled(if: FileManager.default.fileExists(atPath: full)))
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.jsonl"
    var recorder = Recorder(file: try TranscriptFile(creating: path, header: header))
    let file = try #require(descriptor(of: path))
    let events = (1...4).map { Event(at: .seconds($0), .alive) }
    var changes = [recorder.record([events[0]])]
    redirect(file, to: Self.full)
    changes.append(recorder.record([events[1]]))
    var isSaved = [recorder.isSaved]
    changes.append(recorder.record([events[2]]))
    redirect(file, to: path)
    changes.append(recorder.record([events[3]]))
    isSaved.append(recorder.isSaved)
    #expect(changes == [nil, .failing(errno: ENOSPC), nil, .recovered])
    #expect(isSaved == [false, true])
    let unsaved = recorder.close()
    #expect(unsaved == nil)
    #expect(try Transcript(reading: path).events == events)
  }

  @Test(
    "a disk that confirms nothing is told once, since the lines are written all the same",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
  func unconfirmed() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.jsonl"
    var recorder = Recorder(file: try TranscriptFile(creating: path, header: header))
    // A device that takes everything and can't be synced.
    redirect(try #require(descriptor(of: path)), to: "/dev/null")
    var changes: [Recorder.Change?] = []
    for second in 1...2 {
      changes.append(recorder.record([Event(at: .seconds(second), .alive)]))
      changes.append(recorder.sync())
    }
    #expect(changes == [nil, .unconfirmed(errno: EINVAL), nil, nil])
    let isSaved = recorder.isSaved
    #expect(isSaved)
  }

  @Test(
    "what can't be saved to the end is handed back",
    .enabled(if: FileManager.default.fileExists(atPath: full)))
  func lost() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.jsonl"
    var recorder = Recorder(file: try TranscriptFile(creating: path, header: header))
    redirect(try #require(descriptor(of: path)), to: Self.full)
    _ = recorder.record([Event(at: .seconds(1), .alive)])
    let unsaved = recorder.close()
    #expect(unsaved?.lines == ["{\"ms\":1000,\"type\":\"alive\"}"])
    #expect(unsaved?.errno == ENOSPC)
  }

  private var header: Header {
    Header(
      started: Date(timeIntervalSince1970: 0), prompt: "photo-feed", round: Round(), mode: .typed,
      program: "0.1.0")
  }

  /// The descriptor that a file is open under in this process.
  private func descriptor(of path: String) -> Int32? {
    let folder = "/proc/self/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.first { name in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")) == path
    }.flatMap { Int32($0) }
  }

  /// Has what is written to a descriptor go to another file, as if its disk had changed.
  private func redirect(_ descriptor: Int32, to path: String) {
    let other = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    #expect(dup2(other, descriptor) == descriptor)
    close(other)
  }
}

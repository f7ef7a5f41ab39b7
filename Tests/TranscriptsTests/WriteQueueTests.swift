import Foundation
import Simulation
import Testing

@testable import Transcripts

@Suite("WriteQueue")
struct WriteQueueTests {
  /// A disk with little room.
  private final class Disk: ByteSink {
    var room: Int
    var bytes = Data()
    var calls = 0

    init(room: Int) { self.room = room }

    func write(_ bytes: Data) throws(SystemError) -> Int {
      calls += 1
      guard room > 0 else { throw SystemError(number: ENOSPC) }
      let count = min(room, bytes.count)
      self.bytes.append(bytes.prefix(count))
      room -= count
      return count
    }
  }

  @Test("a line is written with one call")
  func oneCall() {
    let disk = Disk(room: .max)
    var queue = WriteQueue()
    for line in ["one\n", "two\n"] { queue.add(Data(line.utf8)) }
    queue.drain(into: disk)
    #expect(disk.calls == 2)
    #expect(disk.bytes == Data("one\ntwo\n".utf8))
    #expect(queue.lines.isEmpty)
    #expect(queue.trouble == nil)
  }

  @Test("a line that fits in part is completed later and stands once", arguments: 0...9)
  func shortWrite(room: Int) {
    let disk = Disk(room: room)
    var queue = WriteQueue()
    for line in ["one\n", "two\n"] { queue.add(Data(line.utf8)) }
    queue.drain(into: disk)
    #expect(disk.bytes == Data("one\ntwo\n".utf8).prefix(room))
    #expect(queue.lines.count == (room < 4 ? 2 : room < 8 ? 1 : 0))
    #expect(queue.trouble == (room < 8 ? ENOSPC : nil))
    queue.add(Data("three\n".utf8))
    disk.room = .max
    queue.drain(into: disk)
    #expect(disk.bytes == Data("one\ntwo\nthree\n".utf8))
    #expect(queue.trouble == nil)
  }

  @Test(
    "whatever room comes and goes, every line stands once and in order", arguments: UInt64(0)..<100)
  func anyRoom(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let disk = Disk(room: 0)
    var queue = WriteQueue()
    var expected = Data()
    for number in 0..<100 {
      let line = Data((String(repeating: "x", count: number % 7) + "\(number)\n").utf8)
      expected.append(line)
      queue.add(line)
      disk.room = Int.random(in: 0...9, using: &generator)
      queue.drain(into: disk)
      #expect(disk.bytes == expected.prefix(disk.bytes.count))
    }
    disk.room = .max
    queue.drain(into: disk)
    #expect(disk.bytes == expected)
  }

  @Test(
    "a full device keeps the lines and says why",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDevice() throws {
    let device = try Descriptor(opening: "/dev/full", O_WRONLY)
    var queue = WriteQueue()
    queue.add(Data("one\n".utf8))
    queue.drain(into: device)
    #expect(queue.lines == [Data("one\n".utf8)])
    #expect(queue.trouble == ENOSPC)
  }
}

import Foundation

/// Lines that have to get into a file whole and in order, however often writing fails in between.
///
/// Each line is handed over with one call. When only a part of it got through, as on a disk that is
/// almost full, the next call goes on with the rest: as long as nobody else appends, that makes the
/// line whole, and nothing stands in the file twice.
struct WriteQueue: Hashable, Sendable {
  /// The lines that are not wholly written, oldest first.
  private(set) var lines: [Data] = []
  /// How much of the first line is written already, in bytes.
  private(set) var written = 0
  /// `errno` of the latest call when it failed.
  private(set) var trouble: Int32?

  mutating func add(_ line: Data) {
    lines.append(line)
  }

  /// Writes until nothing is left or a call fails.
  mutating func drain<Sink: ByteSink & ~Copyable>(into sink: borrowing Sink) {
    var finished = 0
    defer { lines.removeFirst(finished) }
    trouble = nil
    while finished < lines.count {
      do {
        written += try sink.write(lines[finished].dropFirst(written))
      } catch {
        trouble = error.number
        return
      }
      guard written == lines[finished].count else { continue }
      written = 0
      finished += 1
    }
  }
}

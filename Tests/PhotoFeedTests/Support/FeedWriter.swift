import Foundation

/// A process that writes generations of the feed, and that is killed.
enum FeedWriter {
  /// It lies beside the tests.
  private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "feed-writer")

  /// Has it write until this many generations were told, kills it a moment later, and gives the
  /// last generation that was told.
  static func write(to database: URL, untilKilledAfter count: Int, spinning: Int) async throws
    -> Int
  {
    let process = Process()
    process.executableURL = program
    process.arguments = [database.path]
    let output = Pipe()
    process.standardOutput = output
    let (exits, continuation) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in continuation.finish() }
    try process.run()
    let writer = process.processIdentifier
    let reader = output.fileHandleForReading.fileDescriptor
    // On a thread of its own, since reading blocks.
    let told = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: read(reader, killing: writer, after: count, spinning))
      }
    }
    for await _ in exits {}
    withExtendedLifetime(output) {}
    return told.split(separator: "\n").last.flatMap { Int($0) } ?? 0
  }

  /// What is told up to the end, which comes soon after the given number of lines.
  private static func read(
    _ descriptor: Int32, killing process: pid_t, after count: Int, _ spinning: Int
  ) -> String {
    var told: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var isKilled = false
    while true {
      let size = Foundation.read(descriptor, &buffer, buffer.count)
      guard size > 0 else { return String(decoding: told, as: UTF8.self) }
      told += buffer.prefix(size)
      guard !isKilled, told.count(where: { $0 == UInt8(ascii: "\n") }) >= count else { continue }
      for _ in 0..<spinning { sched_yield() }
      isKilled = kill(process, SIGKILL) == 0
    }
  }
}

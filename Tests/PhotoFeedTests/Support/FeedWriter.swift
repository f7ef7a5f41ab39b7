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
    let (chunks, continuation) = AsyncStream.makeStream(of: Data.self)
    output.fileHandleForReading.readabilityHandler = { handle in
      let chunk = handle.availableData
      if chunk.isEmpty { continuation.finish() } else { continuation.yield(chunk) }
    }
    try process.run()
    var told = Data()
    var isKilled = false
    for await chunk in chunks {
      told += chunk
      guard !isKilled, told.count(where: { $0 == UInt8(ascii: "\n") }) >= count else { continue }
      for _ in 0..<spinning { await Task.yield() }
      isKilled = kill(process.processIdentifier, SIGKILL) == 0
    }
    output.fileHandleForReading.readabilityHandler = nil
    return String(decoding: told, as: UTF8.self).split(separator: "\n").last.flatMap { Int($0) }
      ?? 0
  }
}

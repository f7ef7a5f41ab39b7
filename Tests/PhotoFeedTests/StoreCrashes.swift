import Foundation
import PhotoFeed
import Seeds
import Testing

extension Step5DeepDives {
  @Test("A process that is killed while it writes leaves the old or the new state, never a mix")
  func killed() async throws { try await StoreCrashes.kill(1...20) }
}

/// More of what step 5 shows, which would take too long while somebody waits for a step's tests.
@Suite("StoreCrashes")
struct StoreCrashes {
  @Test("killed 180 times more, the store is whole each time")
  func killedOften() async throws {
    for seed in Seeds.upTo(180) { try await Self.kill(seed + 20...seed + 20) }
  }

  /// Kills a writing process once a seed, and looks at what it has left.
  static func kill(_ seeds: ClosedRange<UInt64>) async throws {
    let directory = TemporaryDirectory()
    try FileManager.default.createDirectory(at: directory.url, withIntermediateDirectories: true)
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      let told = try await FeedWriter.write(
        to: directory.database, untilKilledAfter: Int.random(in: 1...3, using: &random),
        spinning: Int.random(in: 0..<2_000, using: &random))
      let store = try SQLiteFeedStore(file: directory.database)
      let posts = try await store.posts(limit: 100)
      let generations = Set(posts.map(\.caption))
      #expect(posts.count == 20 && generations.count == 1, "kill \(seed)")
      let written = try #require(generations.first.flatMap { Int($0) })
      // What was told is there; what was under way is there as a whole or not at all.
      #expect(written == told || written == told + 1, "kill \(seed)")
      let queued = try await store.queuedLikes().compactMap { Int($0.postID) }
      #expect(queued.contains(told), "kill \(seed)")
    }
  }
}

import PhotoFeed
import Seeds
import Testing

extension Step5DeepDives {
  @Test("Whatever order taps, replies, pages and launches come in, screen, disk and server agree")
  func anySchedule() {
    for seed in Seeds.upTo(10_000) {
      var random = SeededRandom(seed: seed)
      let steps = (0..<24).map { _ in FeedSchedule.Step.random(using: &random) }
      guard FeedSchedule.fault(in: steps) != nil else { continue }
      let shortest = steps.shortened
      Issue.record("seed \(seed): \(FeedSchedule.fault(in: shortest) ?? ""), by \(shortest)")
      return
    }
  }

  @MainActor
  @Test(
    "The whole app agrees with its server after launches, taps and a network that comes and goes",
    arguments: [false, true])
  func wholeApp(diskFailsAtTimes: Bool) async throws {
    for seed in Seeds.upTo(200) {
      let server = Server(Post.samples(0..<22))
      let disk = FlakyDisk()
      let moody = MoodyServer(server, seed: seed)
      var random = SeededRandom(seed: seed)
      var launch = Launch(moody, disk.store)
      for _ in 0..<14 {
        disk.fails = diskFailsAtTimes && Int.random(in: 0..<3, using: &random) == 0
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5:
          let postID = "\(Int.random(in: 0..<22, using: &random))"
          launch.run { await $0.toggleLike(postID: postID).value }
        case 5..<7: launch.run { await $0.refresh() }
        case 7..<9: launch.run { await $0.loadMore() }
        default:
          launch.kill()
          launch = Launch(moody, disk.store)
        }
        for _ in 0..<Int.random(in: 0..<20, using: &random) { await Task.yield() }
      }
      moody.calmDown()
      disk.fails = false
      await launch.settle()
      // What the disk did not take is not on a screen that is read from it.
      if !diskFailsAtTimes { #expect(await launch.screenAgreesSoon(), "seed \(seed)") }
      // The first answer has sent what still waits, the second shows how that ended.
      for _ in 1...2 {
        await launch.model.refresh()
        await launch.settle()
      }
      for _ in 1...2 { await launch.model.loadMore() }
      await launch.settle()
      #expect(launch.model.posts == server.posts, "seed \(seed)")
      #expect(await disk.contents.posts(limit: 100) == server.posts, "seed \(seed)")
      #expect(await disk.contents.queuedLikes() == [], "seed \(seed)")
    }
  }
}

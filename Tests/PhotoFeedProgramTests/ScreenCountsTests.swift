import PhotoFeed
import Testing

@testable import photo_feed

@Suite("ScreenCounts")
struct ScreenCountsTests {
  @Test("a hitch is counted and asks for no frame, which could be the next one")
  func hitches() async {
    await confirmation(expectedCount: 1) { changed in
      let counts = ScreenCounts { changed() }
      counts.record(.imageDownloadStarted)
      counts.record(.hitch(late: .milliseconds(1)))
      #expect(counts.now.hitches == 1)
    }
  }
}

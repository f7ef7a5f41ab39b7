import Foundation
import PhotoFeedServer
import Testing

@Suite("The likes file")
struct LikesFileTests {
  private let items = FeedItem.samples(1, newest: Date(timeIntervalSince1970: 0))
  private let file = FileManager.default.temporaryDirectory.appending(
    path: "likes-\(UUID().uuidString)")

  @Test("likes in a file are known to the next server")
  func next() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    for _ in 1...2 {
      let server = try LoopbackServer(ServedFeed(items, likesFile: file), now: { .now })
      #expect(RawClient(server.base).ask("PUT /v1/posts/\(items[0].id)/like").status == 204)
      #expect(try ServedFeed(items, likesFile: file).likedIDs == [items[0].id])
    }
  }

  @Test("a file that is there and is not text is no empty one, which the next like would replace")
  func noText() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let bytes = Data([0x70, 0xff])
    try bytes.write(to: file)
    #expect(throws: ServerError.likes(file)) { try ServedFeed(items, likesFile: file) }
    #expect(try Data(contentsOf: file) == bytes)
  }

  @Test("neither is a folder in its place")
  func folder() throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: ServerError.likes(file)) { try ServedFeed(items, likesFile: file) }
  }
}

import Foundation
import PhotoFeed

/// The first screen and one like, in a database of some size.
enum Stores {
  static func measure(posts count: Int) async throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appending(path: "feed.sqlite")
    let store = try SQLiteFeedStore(file: file)
    try await store.replacePosts(with: Post.samples(count))
    let screen = try await shortest(300) { _ = try await store.posts(limit: 20) }
    print("screen=\(screen)")
    let log = file.path + "-wal"
    func logSize() throws -> Int {
      try FileManager.default.attributesOfItem(atPath: log)[.size] as? Int ?? 0
    }
    // The log grows until it is a thousand pages long; one like more is what one like writes.
    let before = try logSize()
    try await store.settle(Like(postID: "7", liked: true))
    print("like_bytes=\(max(0, try logSize() - before))")
    var liked = false
    let like = try await shortest(300) {
      try await store.settle(Like(postID: "7", liked: liked))
      liked.toggle()
    }
    print("like=\(like)")
  }
}

extension Post {
  static func samples(_ count: Int) -> [Post] {
    (0..<count).map { number in
      Post(
        id: "\(number)", author: User(id: "u\(number)", name: "Ana", avatarURL: nil),
        imageURL: URL(filePath: "/\(number).jpg"), caption: "A caption of usual length, no more",
        likeCount: number, isLiked: false, createdAt: Date(timeIntervalSince1970: 0))
    }
  }
}

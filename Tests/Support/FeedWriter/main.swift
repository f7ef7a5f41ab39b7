import Foundation
import PhotoFeed

// Writes one generation of the feed after the other until it is killed, and prints the number of
// each that is on disk. A generation is twenty posts and one queued like that all carry it.
let store = try SQLiteFeedStore(file: URL(filePath: CommandLine.arguments[1]))
let author = User(id: "u", name: "Ana", avatarURL: nil)
var generation = 0
while true {
  generation += 1
  let posts = (0..<20).map { number in
    Post(
      id: "\(number)", author: author, imageURL: URL(filePath: "/photo"),
      caption: "\(generation)", likeCount: 0, isLiked: false,
      createdAt: Date(timeIntervalSince1970: 0))
  }
  try await store.replacePosts(with: posts)
  try await store.enqueue(Like(postID: "\(generation)", liked: true))
  FileHandle.standardOutput.write(Data("\(generation)\n".utf8))
}

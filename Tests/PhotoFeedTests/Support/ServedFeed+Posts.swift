import Foundation
import PhotoFeed
import PhotoFeedServer

extension ServedFeed {
  /// The posts as a client at `base` is to see them.
  func posts(from base: URL) -> [Post] {
    let likedIDs = likedIDs
    return items.map { item in
      let authorID = item.authorID
      return Post(
        id: item.id,
        author: User(
          id: authorID, name: item.author,
          avatarURL: base.appending(path: "avatars/\(authorID).jpg")),
        imageURL: base.appending(path: "photos/\(item.id).jpg"), caption: item.caption,
        likeCount: item.likesOfOthers, isLiked: false, createdAt: item.createdAt
      ).settingLiked(likedIDs.contains(item.id))
    }
  }
}

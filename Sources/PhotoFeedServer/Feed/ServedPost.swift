import Foundation

/// A post as it goes over the wire.
struct ServedPost: Encodable {
  struct Author: Encodable {
    let id: String
    let name: String
    let avatarURL: String?

    enum CodingKeys: String, CodingKey {
      case id, name
      case avatarURL = "avatar_url"
    }
  }

  let id: String
  let author: Author
  let imageURL: String
  let caption: String
  let likeCount: Int
  let isLiked: Bool
  let createdAt: String

  enum CodingKeys: String, CodingKey {
    case id, author, caption
    case imageURL = "image_url"
    case likeCount = "like_count"
    case isLiked = "is_liked"
    case createdAt = "created_at"
  }
}

/// A page as it goes over the wire: the last one says `null`.
struct ServedPage: Encodable {
  let posts: [ServedPost]
  let nextCursor: String?

  enum CodingKeys: String, CodingKey {
    case posts
    case nextCursor = "next_cursor"
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(posts, forKey: .posts)
    try fields.encode(nextCursor, forKey: .nextCursor)
  }
}

public import Foundation

/// One post of the feed.
public struct Post: Hashable, Codable, Identifiable, Sendable {
  /// The server's identifier, never read as a number: it may be longer than one can hold.
  public let id: String
  /// Who posted it.
  public let author: User
  /// The picture at full size.
  public let imageURL: URL
  /// The text under the picture, unchanged.
  public let caption: String
  /// How many people like it, 0 or more.
  public var likeCount: Int {
    didSet { likeCount = max(0, likeCount) }
  }
  /// Whether the person who is signed in likes it.
  public var isLiked: Bool
  /// When it was posted.
  public let createdAt: Date

  /// Creates a post; a negative `likeCount` becomes 0.
  public init(
    id: String, author: User, imageURL: URL, caption: String, likeCount: Int, isLiked: Bool,
    createdAt: Date
  ) {
    self.id = id
    self.author = author
    self.imageURL = imageURL
    self.caption = caption
    self.likeCount = max(0, likeCount)
    self.isLiked = isLiked
    self.createdAt = createdAt
  }

  /// Reads a post; a negative like count becomes 0.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try fields.decode(String.self, forKey: .id),
      author: try fields.decode(User.self, forKey: .author),
      imageURL: try fields.decode(URL.self, forKey: .imageURL),
      caption: try fields.decode(String.self, forKey: .caption),
      likeCount: try Self.likeCount(in: fields),
      isLiked: try fields.decode(Bool.self, forKey: .isLiked),
      createdAt: try fields.decode(Date.self, forKey: .createdAt))
  }

  private static func likeCount(
    in fields: KeyedDecodingContainer<CodingKeys>
  ) throws -> Int {
    do {
      return try fields.decode(Int.self, forKey: .likeCount)
    } catch let error as DecodingError {
      throw error
    } catch {
      // A number that is not whole or too large: Foundation says so, but not where it stands.
      throw DecodingError.dataCorruptedError(
        forKey: .likeCount, in: fields, debugDescription: "no whole number that fits")
    }
  }

  // Spelt out: `.convertFromSnakeCase` would look for `imageUrl`.
  private enum CodingKeys: String, CodingKey {
    case id, author, caption
    case imageURL = "image_url"
    case likeCount = "like_count"
    case isLiked = "is_liked"
    case createdAt = "created_at"
  }

  /// The post once `liked` holds, which changes nothing when it holds already.
  public func settingLiked(_ liked: Bool) -> Post {
    guard isLiked != liked else { return self }
    var post = self
    post.isLiked = liked
    // A server must not be able to end the app with a number, however large.
    let (count, isTooLarge) = likeCount.addingReportingOverflow(liked ? 1 : -1)
    post.likeCount = isTooLarge ? .max : count
    return post
  }
}

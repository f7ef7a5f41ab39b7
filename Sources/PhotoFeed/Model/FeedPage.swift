/// One page of the feed, in the server's order.
public struct FeedPage: Hashable, Codable, Sendable {
  /// The posts, each identifier once.
  public let posts: [Post]
  /// What to ask the next page with; nil when there is none.
  public let nextCursor: String?

  /// Creates a page; of posts with one identifier the last value stays, in the first one's place.
  public init(posts: [Post], nextCursor: String?) {
    self.posts = [].merging(posts)
    self.nextCursor = nextCursor
  }

  /// Reads a page; a cursor that is null, missing or empty is none.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let cursor = try fields.decodeIfPresent(String.self, forKey: .nextCursor)
    self.init(
      posts: try fields.decode([Post].self, forKey: .posts),
      nextCursor: cursor == "" ? nil : cursor)
  }

  private enum CodingKeys: String, CodingKey {
    case posts
    case nextCursor = "next_cursor"
  }
}

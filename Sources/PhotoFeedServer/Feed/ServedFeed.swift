public import Foundation
import Threads

/// The posts and likes of a server, shared by all its connections.
public final class ServedFeed: Sendable {
  fileprivate struct State {
    var items: [FeedItem]
    var likes: LikedPosts
  }

  private let state: Guarded<State>

  /// Creates a feed whose likes are in memory alone.
  ///
  /// - Parameter items: The posts, newest first.
  public init(_ items: [FeedItem]) {
    state = Guarded(State(items: items, likes: LikedPosts()))
  }

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - items: The posts, newest first.
  ///   - likesFile: Where likes are kept for the next server.
  /// - Throws: `ServerError.likes`.
  public init(_ items: [FeedItem], likesFile: URL) throws(ServerError) {
    state = Guarded(State(items: items, likes: try LikedPosts(file: likesFile)))
  }

  /// The posts, newest first.
  public var items: [FeedItem] {
    get { state.withLock { $0.items } }
    set { state.withLock { $0.items = newValue } }
  }

  /// The identifiers of the posts that are liked.
  public var likedIDs: Set<String> { state.withLock { $0.likes.ids } }

  /// Takes a like or its withdrawal; false when there is no such post.
  ///
  /// - Throws: What writing the file throws.
  func setLiked(_ liked: Bool, id: String) throws -> Bool {
    try state.withLock { state in
      guard state.items.contains(where: { $0.id == id }) else { return false }
      try state.likes.set(liked, id)
      return true
    }
  }

  func contains(_ id: String) -> Bool {
    state.withLock { $0.items.contains { $0.id == id } }
  }

  /// The page behind a cursor, or the first one; nil when the cursor names nothing any more.
  ///
  /// A cursor holds the identifier of the page's last post, so that posts that come at the top
  /// move nothing.
  func page(at cursor: String?, limit: Int, base: String) -> ServedPage? {
    state.withLock { state -> ServedPage? in
      var start = 0
      if let cursor {
        guard let id = Cursor.id(cursor), let place = state.items.firstIndex(where: { $0.id == id })
        else { return nil }
        start = place + 1
      }
      let items = state.items[start...].prefix(limit)
      let isLast = items.endIndex == state.items.endIndex
      return ServedPage(
        posts: items.map { state.served($0, base: base) },
        nextCursor: isLast ? nil : items.last.map { Cursor.text($0.id) })
    }
  }
}

/// A place in the feed that clients hand back and never look into.
private enum Cursor {
  static func text(_ id: String) -> String { Data("after:\(id)".utf8).base64EncodedString() }

  static func id(_ cursor: String) -> String? {
    guard let data = Data(base64Encoded: cursor), let text = String(data: data, encoding: .utf8),
      text.hasPrefix("after:")
    else { return nil }
    return String(text.dropFirst("after:".count))
  }
}

extension ServedFeed.State {
  fileprivate func served(_ item: FeedItem, base: String) -> ServedPost {
    let isLiked = likes.ids.contains(item.id)
    return ServedPost(
      id: item.id,
      author: ServedPost.Author(
        id: item.authorID, name: item.author, avatarURL: "\(base)/avatars/\(item.authorID).jpg"),
      imageURL: "\(base)/photos/\(item.id).jpg", caption: item.caption,
      likeCount: item.likesOfOthers + (isLiked ? 1 : 0), isLiked: isLiked,
      createdAt: item.createdAt.formatted(.iso8601))
  }
}

/// The list of posts and where it goes on.
///
/// Pure: it says what to ask for and takes what came; the asking is done elsewhere.
public struct Paging: Hashable, Sendable {
  /// Where the posts came from.
  public enum Source: Hashable, Sendable {
    case nothing, disk, server
  }

  /// A page that was asked for.
  public struct Request: Hashable, Sendable {
    /// What to ask it with.
    public let cursor: String
    fileprivate let list: Int
  }

  /// The posts as the server or the disk gave them.
  public private(set) var posts: [Post] = []
  /// Where they came from.
  public private(set) var source = Source.nothing

  private var nextCursor: String?
  private var inFlight: Request?
  private var known: Set<String> = []
  // Counts the lists, because a page that continues an older list does not fit the newer one.
  private var list = 0

  /// Creates an empty list.
  public init() {}

  /// Shows saved posts, unless there are posts already.
  public mutating func show(saved: [Post]) {
    guard source == .nothing, !saved.isEmpty else { return }
    posts = saved
    source = .disk
  }

  /// Whether the next page is on its way.
  public var isAsking: Bool { inFlight != nil }

  /// Starts the list again with the first page.
  public mutating func restart(with page: FeedPage) {
    posts = page.posts
    source = .server
    nextCursor = page.nextCursor
    known = []
    inFlight = nil
    list += 1
  }

  /// The next page to ask for; nil at the end, and while one is in flight.
  public mutating func next() -> Request? {
    guard inFlight == nil, let nextCursor else { return nil }
    let request = Request(cursor: nextCursor, list: list)
    inFlight = request
    return request
  }

  /// Takes the page that was asked for, or nil when it did not come and can be asked for again.
  ///
  /// - Returns: Whether it was still wanted; one of a list that was begun anew since is not.
  @discardableResult
  public mutating func finish(_ request: Request, with page: FeedPage?) -> Bool {
    guard request == inFlight else { return false }
    inFlight = nil
    guard let page else { return true }
    posts = posts.merging(page.posts)
    // A server whose cursors lead in a circle would be asked for ever.
    known.insert(request.cursor)
    nextCursor = page.nextCursor.flatMap { known.contains($0) ? nil : $0 }
    return true
  }

  /// Takes what the server has accepted; nothing happens when the post is no longer there.
  public mutating func settle(_ like: Like) {
    guard let place = posts.firstIndex(where: { $0.id == like.postID }) else { return }
    posts[place] = posts[place].settingLiked(like.liked)
  }
}

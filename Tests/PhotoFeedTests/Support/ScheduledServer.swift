import PhotoFeed

/// The server of a schedule: a list that is read in pages of two, and likes.
struct ScheduledServer {
  private(set) var posts: [Post]
  private var made = 0

  init(posts: [Post]) { self.posts = posts }

  /// The page after the post that the cursor names; nil when that post is gone.
  func page(at cursor: String?) -> FeedPage? {
    var start = posts.startIndex
    if let cursor {
      guard let place = posts.firstIndex(where: { $0.id == cursor }) else { return nil }
      start = place + 1
    }
    let page = Array(posts[start...].prefix(2))
    let isLast = start + page.count == posts.count
    return FeedPage(posts: page, nextCursor: isLast ? nil : page.last?.id)
  }

  /// What a like is answered with; a post that is gone can only be refused.
  mutating func take(_ like: Like, _ reply: FeedSchedule.Reply) -> FeedSchedule.Reply {
    guard let place = posts.firstIndex(where: { $0.id == like.postID }) else { return .refused }
    if reply == .accepted || reply == .lost {
      posts[place] = posts[place].settingLiked(like.liked)
    }
    return reply
  }

  /// Somebody posts, which moves all others down.
  mutating func post() {
    made += 1
    posts.insert(.sample("new\(made)"), at: 0)
  }

  /// Somebody takes a post back.
  mutating func remove(_ postID: String) { posts.removeAll { $0.id == postID } }
}

/// What is on disk, by the contract of `FeedStore`.
struct SavedFeed {
  private(set) var posts: [Post] = []
  private(set) var likes: [Like] = []

  mutating func save(_ page: [Post], isFirst: Bool) { posts = (isFirst ? [] : posts).merging(page) }

  mutating func enqueue(_ like: Like) {
    likes.removeAll { $0.postID == like.postID }
    likes.append(like)
  }

  mutating func settle(_ like: Like) {
    posts = posts.map { $0.id == like.postID ? $0.settingLiked(like.liked) : $0 }
    discard(like)
  }

  mutating func discard(_ like: Like) { likes.removeAll { $0 == like } }
}

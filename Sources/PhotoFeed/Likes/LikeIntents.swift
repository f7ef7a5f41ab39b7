/// What the person wants, shown over what the server says until the server has settled it.
///
/// Pure, so that every order of taps, replies and pages can be tried. Nothing is ever rolled
/// back: an intent that is refused is no longer laid over the posts, and what they say by then
/// shows through.
public struct LikeIntents: Hashable, Sendable {
  /// How a request ended.
  public enum Reply: Hashable, Sendable {
    /// The server has done it.
    case accepted
    /// The server has said no.
    case refused
    /// Nobody knows whether it arrived, so it will be sent again.
    case unsent
    /// The server has failed at it, so it will be sent again, after the others.
    case failed
  }

  /// A point in the order of things; a page is as old as the moment it was asked for.
  public struct Moment: Hashable, Comparable, Sendable {
    fileprivate var settledBefore = 0

    /// Whether `left` came before `right`.
    public static func < (left: Moment, right: Moment) -> Bool {
      left.settledBefore < right.settledBefore
    }
  }

  private struct Intent: Hashable {
    let postID: String
    var liked: Bool
    var inFlight: Like?
  }

  private struct Settled: Hashable {
    let like: Like
    let moment: Moment
  }

  private var intents: [Intent] = []
  // One a post and for good: no moment is known after which no older page can arrive.
  private var settled: [String: Settled] = [:]

  /// The moment to remember when a page is asked for.
  public private(set) var now = Moment()

  /// Whether the server has settled all that was wanted.
  public var isEmpty: Bool { intents.isEmpty }

  /// Creates a state in which nothing is wanted.
  public init() {}

  /// Takes the person's word, which replaces what they said about the post before.
  public mutating func want(_ like: Like) {
    if let place = place(of: like.postID), intents[place].inFlight != nil {
      intents[place].liked = like.liked
      return
    }
    intents.removeAll { $0.postID == like.postID }
    intents.append(Intent(postID: like.postID, liked: like.liked))
  }

  /// The next request to send, the longest waiting first; nil while all are sent.
  ///
  /// A post whose request is in flight has to wait, or a late first request would undo the second.
  public mutating func next() -> Like? {
    guard let place = intents.firstIndex(where: { $0.inFlight == nil }) else { return nil }
    let like = Like(postID: intents[place].postID, liked: intents[place].liked)
    intents[place].inFlight = like
    return like
  }

  /// Takes the end of a request that `next()` gave.
  ///
  /// - Returns: Whether the person loses what they now want and has to be told.
  @discardableResult
  public mutating func finish(_ like: Like, _ reply: Reply) -> Bool {
    guard let place = place(of: like.postID), intents[place].inFlight == like else { return false }
    intents[place].inFlight = nil
    let isLastWord = intents[place].liked == like.liked
    switch reply {
    case .accepted:
      now.settledBefore += 1
      settled[like.postID] = Settled(like: like, moment: now)
      if isLastWord { intents.remove(at: place) }
      return false
    case .refused:
      if isLastWord { intents.remove(at: place) }
      return isLastWord
    case .unsent:
      return false
    case .failed:
      // One that the server can never take must not keep all others from being sent.
      intents.append(intents.remove(at: place))
      return false
    }
  }

  /// What the person wants of a post and the server has not settled; nil when there is no such.
  public func wanted(for postID: String) -> Bool? {
    place(of: postID).map { intents[$0].liked }
  }

  /// The posts as the person wants them.
  public func shown(over posts: [Post]) -> [Post] {
    guard !intents.isEmpty else { return posts }
    return posts.map { post in
      place(of: post.id).map { post.settingLiked(intents[$0].liked) } ?? post
    }
  }

  /// A page's posts, corrected by the likes that were settled after it was asked for.
  public func corrected(_ posts: [Post], askedAt moment: Moment) -> [Post] {
    posts.map { post in
      guard let last = settled[post.id], last.moment > moment else { return post }
      return post.settingLiked(last.like.liked)
    }
  }

  /// The likes that were settled after `moment`, in no order.
  public func settled(since moment: Moment) -> [Like] {
    settled.values.filter { $0.moment > moment }.map(\.like)
  }

  private func place(of postID: String) -> Int? {
    intents.firstIndex { $0.postID == postID }
  }
}

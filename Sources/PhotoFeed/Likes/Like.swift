/// That a post is to be liked, or no longer liked.
///
/// A state to reach and not a step to take, so that it can be sent twice and still count once.
public struct Like: Hashable, Sendable {
  /// The post.
  public let postID: String
  /// True for a like, false for its withdrawal.
  public let liked: Bool

  /// Creates a like or its withdrawal.
  public init(postID: String, liked: Bool) {
    self.postID = postID
    self.liked = liked
  }
}

/// What fills the screen.
public enum FeedScreen: Hashable, Sendable {
  /// Nothing is known yet: a spinner.
  case loading
  /// There is nothing to show: a way to try again.
  case empty
  /// The posts, however old.
  case posts
}

public import Foundation

/// How much of the feed is kept on disk.
public struct SavedFeedLimits: Hashable, Sendable {
  /// The most posts: reading them all takes about 10 ms, one frame at launch.
  public var count = 200
  /// The oldest post.
  public var age = Duration.seconds(30 * 24 * 60 * 60)

  /// Creates the limits that the app uses.
  public init() {}

  /// The creation date from which on posts are kept.
  public func oldest(at now: Date) -> Date { now.addingTimeInterval(-(age / .seconds(1))) }
}

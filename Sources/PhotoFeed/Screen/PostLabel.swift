public import Foundation

/// What VoiceOver reads for a post: one sentence instead of five stops.
public struct PostLabel: Hashable, Sendable {
  /// The label.
  public let text: String
  /// The likes, and whether one of them is the person's own.
  public let likes: String
  /// How long ago it was posted, in the largest unit that fits.
  public let age: String

  /// Words the label of `post` as of `now`.
  public init(_ post: Post, now: Date) {
    likes = Self.counted(post.likeCount, "like") + (post.isLiked ? ", liked by you" : "")
    age = Self.age(now.timeIntervalSince(post.createdAt))
    let parts = [post.author.name, post.caption, likes, age]
    text = parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func age(_ seconds: TimeInterval) -> String {
    let minutes = Int(max(0, seconds) / 60)
    return switch minutes {
    case ..<1: "just now"
    case ..<60: counted(minutes, "minute") + " ago"
    case ..<(24 * 60): counted(minutes / 60, "hour") + " ago"
    default: counted(minutes / (24 * 60), "day") + " ago"
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

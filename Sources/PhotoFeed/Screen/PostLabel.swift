public import Foundation

/// What VoiceOver reads for a post: one sentence instead of five stops.
public struct PostLabel: Hashable, Sendable {
  /// The label.
  public let text: String

  /// Words the label of `post` as of `now`.
  public init(_ post: Post, now: Date) {
    var parts = [post.author.name]
    if !post.caption.isEmpty { parts.append(post.caption) }
    parts.append(Self.counted(post.likeCount, "like"))
    if post.isLiked { parts.append("liked by you") }
    parts.append(Self.age(now.timeIntervalSince(post.createdAt)))
    text = parts.joined(separator: ", ")
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

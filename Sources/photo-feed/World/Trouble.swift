import PhotoFeedServer

/// The ways in which the world can be broken while the app runs.
enum Trouble: CaseIterable, Hashable, Sendable {
  case offline, slow, lostReplies, refusedLikes, expiredCursors

  /// The key that breaks and mends it.
  var key: Character {
    switch self {
    case .offline: "o"
    case .slow: "s"
    case .lostReplies: "d"
    case .refusedLikes: "f"
    case .expiredCursors: "e"
    }
  }

  /// What it is called on the screen.
  var word: String {
    switch self {
    case .offline: "offline"
    case .slow: "slow"
    case .lostReplies: "drop"
    case .refusedLikes: "refuse"
    case .expiredCursors: "expire"
    }
  }

  /// What the server does then; nothing while the device itself is offline.
  var fault: Fault? {
    switch self {
    case .offline: nil
    case .slow: .delay(.seconds(2))
    case .lostReplies: .lostReply
    case .refusedLikes: .refuseLikes(403)
    case .expiredCursors: .expiredCursor
    }
  }
}

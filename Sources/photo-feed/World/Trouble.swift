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
  var faults: [Fault] {
    switch self {
    case .offline: []
    case .slow: [.delay(.seconds(2))]
    case .lostReplies: [.lostReply]
    // The refusal takes a second, so that the like is seen before it is rolled back.
    case .refusedLikes: [.refuseLikes(403), .delay(.seconds(1))]
    case .expiredCursors: [.expiredCursor]
    }
  }

  /// The requests that the server treats so.
  var part: Misbehaviour.Part { self == .refusedLikes ? .likes : .everything }
}

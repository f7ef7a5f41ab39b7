extension FeedError {
  /// The sentence for the person.
  var message: String {
    switch self {
    case .offline, .connectionLost: "You're offline."
    case .timedOut: "The server took too long to answer."
    case .unauthorized: "Please sign in again."
    case .unavailable: "The server is busy. Try again in a moment."
    case .refused: "The server didn't accept that."
    case .notJSON: "This network may need you to sign in."
    case .cutShort, .tooLong, .emptyBody, .unreadable, .cursorExpired, .unexpected:
      "The feed couldn't be loaded."
    case .diskFull: "There's no space left on this device."
    case .storeTooNew, .storage: "The saved feed can't be read."
    }
  }
}

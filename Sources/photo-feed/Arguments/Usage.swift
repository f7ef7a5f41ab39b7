/// The words about the command line.
enum Usage {
  static let text = """
    photo-feed: the reference design running in front of you, with its own server

    Usage:
      photo-feed             the feed on the whole terminal
      photo-feed --plain     what VoiceOver would read, one post a line
      photo-feed --serve     the server alone; prints its address, ends with Ctrl-C

    Options:
      --posts N              how many posts the server has, 0 to 10000 (default 200)
      --port N               where the server listens (default: any port that is free)

    Keys: arrows, Page Up and Down, Home, End or the wheel scroll; n and p go to the
    next and the previous post; l likes the marked post; r refreshes; q quits.
    The world breaks with o (offline), s (slow), d (replies are lost), f (likes are
    refused), e (cursors expire) and k (the app is killed and started again); what is
    broken stands in capitals.
    With --plain the same letters are commands, each in a line of its own; m loads more,
    and l takes the number of a post.

    """

  static func sentence(_ fault: Options.Fault) -> String {
    switch fault {
    case .unknown(let word): "'\(word)' is no option: see photo-feed --help"
    case .noNumber(let option, let allowed):
      "\(option) takes a number from \(allowed.lowerBound) to \(allowed.upperBound)"
    }
  }
}

import PhotoFeed

extension FeedSchedule {
  var shown: [Post] { intents.shown(over: paging.posts) }

  /// What is wrong now, whatever comes later.
  var faultNow: String? {
    if let crowded { return "two requests for \(crowded)" }
    for posts in [shown, disk.posts] {
      // Three others like each post, whoever taps.
      let wrong = posts.first { $0.likeCount != ($0.isLiked ? 4 : 3) }
      if let wrong { return "a wrong count of \(wrong.id)" }
      if hasGap(posts) { return "posts out of order, twice or left out" }
    }
    let other = shown.first {
      lastWords[$0.id].map { [liked = $0.isLiked] in $0 != liked } ?? false
    }
    return other.map { "\($0.id) is not as last wanted" }
  }

  /// Posts only come at the top and go, so what the server still has may not be left out.
  private func hasGap(_ posts: [Post]) -> Bool {
    var last: Int?
    for post in posts {
      guard let place = server.posts.firstIndex(where: { $0.id == post.id }) else { continue }
      if let last, place != last + 1 { return true }
      last = place
    }
    return false
  }

  /// What is wrong once everything that is in the air has landed and the feed was loaded again.
  mutating func faultAtTheEnd() -> String? {
    // What is not sent yet goes with the next answer of the server.
    for _ in 1...2 {
      play(.refresh)
      land()
    }
    for post in server.posts where lastWords[post.id].map({ $0 != post.isLiked }) ?? false {
      return "the server has another \(post.id) at the end"
    }
    play(.refresh)
    land()
    for _ in Self.ids + Self.ids {
      play(.loadMore)
      land()
    }
    if let fault = faultNow { return fault + " at the end" }
    if shown != server.posts { return "the screen is not what the server has at the end" }
    if disk.posts != server.posts { return "the disk is not what the server has at the end" }
    return disk.likes.isEmpty ? nil : "a like that waits for ever"
  }

  private mutating func land() {
    while !pages.isEmpty {
      play(.serve(0))
      play(.deliver(0))
    }
    while !requests.isEmpty {
      play(.arrive(0, .accepted))
      play(.reply(0))
    }
  }
}

extension FeedSchedule.Step {
  static func random(using random: inout SeededRandom) -> Self {
    func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    let replies: [FeedSchedule.Reply] = [.accepted, .accepted, .refused, .lost, .unsent]
    return switch number(below: 28) {
    case 0..<6: .tap(number(below: FeedSchedule.ids.count))
    case 6..<10: .arrive(number(below: 2), replies[number(below: replies.count)])
    case 10..<14: .reply(number(below: 2))
    case 14..<16: .refresh
    case 16..<18: .loadMore
    case 18..<21: .serve(number(below: 2))
    case 21..<24: .deliver(number(below: 2))
    case 24: .breakOff(number(below: 2))
    case 25: .post
    case 26: .remove(number(below: FeedSchedule.ids.count))
    default: .relaunch
    }
  }
}

extension [FeedSchedule.Step] {
  /// The script without every step that is not needed to fail.
  var shortened: Self {
    for index in indices.reversed() {
      var shorter = self
      shorter.remove(at: index)
      if FeedSchedule.fault(in: shorter) != nil { return shorter.shortened }
    }
    return self
  }
}

import PhotoFeed

/// One order of taps, replies and pages, played against `LikeIntents` and a small server.
///
/// Every step is possible at any time and does nothing where it has no object, so that any part
/// of a script is a script: that is what makes shortening one simple.
struct LikeSchedule {
  enum Step: Hashable {
    case tap(Int), arrive(Int, Reply), reply(Int), ask, serve(Int), deliver(Int), remove(Int)
  }

  enum Reply: Hashable { case accepted, refused, lost, unsent }

  private struct Request {
    let like: Like
    var reply: Reply?
  }

  private struct Page {
    let asked: LikeIntents.Moment
    var posts: [Post]?
  }

  private static let ids = ["a", "b", "c"]

  private var server = ids.map { Post.sample($0) }
  private var list = ids.map { Post.sample($0) }
  private var intents = LikeIntents()
  private var requests: [Request] = []
  private var pages: [Page] = []
  private var lastWords: [String: Bool] = [:]
  private var crowded: String?

  /// What goes wrong when the steps are played, if anything does.
  static func fault(in steps: [Step]) -> String? {
    var schedule = LikeSchedule()
    for step in steps {
      schedule.play(step)
      if let fault = schedule.faultNow { return fault }
    }
    return schedule.faultAtTheEnd()
  }

  private mutating func play(_ step: Step) {
    switch step {
    case .tap(let number):
      guard let post = intents.shown(over: list).first(where: { $0.id == Self.ids[number] })
      else { return }
      lastWords[post.id] = !post.isLiked
      intents.want(Like(post.id, !post.isLiked))
      send()
    case .arrive(let number, let reply): arrive(number, reply)
    case .reply(let number): finish(number)
    case .ask: pages.append(Page(asked: intents.now))
    case .serve(let number):
      guard pages.indices.contains(number), pages[number].posts == nil else { return }
      pages[number].posts = server
    case .deliver(let number):
      guard pages.indices.contains(number), let posts = pages[number].posts else { return }
      list = intents.corrected(posts, askedAt: pages.remove(at: number).asked)
    case .remove(let number): server.removeAll { $0.id == Self.ids[number] }
    }
  }

  private mutating func send() {
    while let like = intents.next() {
      if requests.contains(where: { $0.like.postID == like.postID }) { crowded = like.postID }
      requests.append(Request(like: like))
    }
  }

  private mutating func arrive(_ number: Int, _ reply: Reply) {
    guard requests.indices.contains(number), requests[number].reply == nil else { return }
    let like = requests[number].like
    let place = server.firstIndex { $0.id == like.postID }
    requests[number].reply = place == nil ? .refused : reply
    guard let place, reply == .accepted || reply == .lost else { return }
    server[place] = server[place].settingLiked(like.liked)
  }

  private mutating func finish(_ number: Int) {
    guard requests.indices.contains(number), let reply = requests[number].reply else { return }
    let like = requests.remove(at: number).like
    switch reply {
    case .accepted:
      intents.finish(like, .accepted)
      list = list.map { $0.id == like.postID ? $0.settingLiked(like.liked) : $0 }
    case .refused:
      if intents.finish(like, .refused) { lastWords[like.postID] = nil }
    case .lost, .unsent: intents.finish(like, .unsent)
    }
    send()
  }

  private var faultNow: String? {
    let shown = intents.shown(over: list)
    if shown.count != list.count { return "a ghost" }
    if let crowded { return "two requests for \(crowded)" }
    for post in shown {
      // Three others like each post, whoever taps.
      if post.likeCount != (post.isLiked ? 4 : 3) { return "a wrong count of \(post.id)" }
      guard let word = lastWords[post.id] else { continue }
      if post.isLiked != word { return "\(post.id) is not as last wanted" }
    }
    return nil
  }

  private mutating func faultAtTheEnd() -> String? {
    while !requests.isEmpty {
      arrive(0, .accepted)
      finish(0)
    }
    if let fault = faultNow { return fault + " at the end" }
    for post in server where lastWords[post.id].map({ $0 != post.isLiked }) ?? false {
      return "the server has another \(post.id) at the end"
    }
    play(.ask)
    play(.serve(pages.count - 1))
    play(.deliver(pages.count - 1))
    return intents.shown(over: list) == server ? nil : "the last page is not what is shown"
  }
}

extension LikeSchedule.Step {
  static func random(using random: inout SeededRandom) -> Self {
    func number() -> Int { Int.random(in: 0..<3, using: &random) }
    let replies: [LikeSchedule.Reply] = [.accepted, .accepted, .refused, .lost, .unsent]
    return switch Int.random(in: 0..<20, using: &random) {
    case 0..<5: .tap(number())
    case 5..<9: .arrive(number(), replies[Int.random(in: 0..<5, using: &random)])
    case 9..<13: .reply(number())
    case 13..<15: .ask
    case 15..<17: .serve(number())
    case 17..<19: .deliver(number())
    default: .remove(number())
    }
  }
}

extension [LikeSchedule.Step] {
  /// The script without every step that is not needed to fail.
  var shortened: Self {
    for index in indices.reversed() {
      var shorter = self
      shorter.remove(at: index)
      if LikeSchedule.fault(in: shorter) != nil { return shorter.shortened }
    }
    return self
  }
}

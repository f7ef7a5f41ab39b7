import PhotoFeed

/// One order of taps, replies, pages and launches, played against the pure rules of the feed and a
/// small server.
///
/// Every step is possible at any time and does nothing where it has no object, so that any part
/// of a script is a script: that is what makes shortening one simple.
struct FeedSchedule {
  enum Step: Hashable {
    case tap(Int), arrive(Int, Reply), reply(Int)
    case refresh, loadMore, serve(Int), deliver(Int), breakOff(Int)
    case post, remove(Int), relaunch
  }

  enum Reply: Hashable { case accepted, refused, lost, unsent }

  struct Request {
    let like: Like
    var reply: Reply?
  }

  /// A page on its way.
  struct Page {
    let asked: LikeIntents.Moment
    let request: Paging.Request?
    let lists: Int
    var page: FeedPage?
  }

  /// More than two pages.
  static let ids = ["a", "b", "c", "d", "e"]

  var server = ScheduledServer(posts: ids.map { .sample($0) })
  var disk = SavedFeed()
  var paging = Paging()
  var intents = LikeIntents()
  var requests: [Request] = []
  var pages: [Page] = []
  var lists = 0
  /// What the person said last of each post and was not refused.
  var lastWords: [String: Bool] = [:]
  /// A post that had two requests in flight.
  var crowded: String?

  /// What goes wrong when the steps are played, if anything does.
  static func fault(in steps: [Step]) -> String? {
    var schedule = FeedSchedule()
    for step in [.refresh, .serve(0), .deliver(0)] + steps {
      schedule.play(step)
      if let fault = schedule.faultNow { return fault }
    }
    return schedule.faultAtTheEnd()
  }

  mutating func play(_ step: Step) {
    switch step {
    case .tap(let number): tap(Self.ids[number])
    case .arrive(let number, let reply): arrive(number, reply)
    case .reply(let number): finish(number)
    case .refresh: pages.append(Page(asked: intents.now, request: nil, lists: lists))
    case .loadMore:
      guard let request = paging.next() else { return }
      pages.append(Page(asked: intents.now, request: request, lists: lists))
    case .serve(let number):
      guard pages.indices.contains(number), pages[number].page == nil else { return }
      pages[number].page = server.page(at: pages[number].request?.cursor)
    case .deliver(let number):
      guard pages.indices.contains(number) else { return }
      take(pages.remove(at: number))
    case .breakOff(let number):
      guard pages.indices.contains(number) else { return }
      pages[number].page = nil
      take(pages.remove(at: number))
    case .post: server.post()
    case .remove(let number): server.remove(Self.ids[number])
    case .relaunch: relaunch()
    }
  }

  private mutating func tap(_ postID: String) {
    guard let post = shown.first(where: { $0.id == postID }) else { return }
    let like = Like(postID, !post.isLiked)
    lastWords[postID] = like.liked
    disk.enqueue(like)
    intents.want(like)
    send()
  }

  private mutating func send() {
    while let like = intents.next() {
      if requests.contains(where: { $0.like.postID == like.postID }) { crowded = like.postID }
      requests.append(Request(like: like))
    }
  }

  private mutating func arrive(_ number: Int, _ reply: Reply) {
    guard requests.indices.contains(number), requests[number].reply == nil else { return }
    requests[number].reply = server.take(requests[number].like, reply)
  }

  private mutating func finish(_ number: Int) {
    guard requests.indices.contains(number), let reply = requests[number].reply else { return }
    let like = requests.remove(at: number).like
    switch reply {
    case .accepted:
      intents.finish(like, .accepted)
      disk.settle(like)
      paging.settle(like)
      send()
    case .refused:
      if intents.finish(like, .refused) { lastWords[like.postID] = nil }
      disk.discard(like)
      send()
    case .lost, .unsent: intents.finish(like, .unsent)
    }
  }

  private mutating func take(_ arrived: Page) {
    guard let page = arrived.page else {
      if let request = arrived.request { paging.finish(request, with: nil) }
      return
    }
    if arrived.request == nil { lists += 1 }
    if arrived.request == nil || arrived.lists == lists {
      disk.save(page.posts, isFirst: arrived.request == nil)
      for like in intents.settled(since: arrived.asked) { disk.settle(like) }
    }
    let corrected = FeedPage(
      posts: intents.corrected(page.posts, askedAt: arrived.asked), nextCursor: page.nextCursor)
    if let request = arrived.request {
      paging.finish(request, with: corrected)
    } else {
      paging.restart(with: corrected)
    }
    send()
  }

  /// The process is killed, and whatever was in the air with it; what is on disk is found again.
  private mutating func relaunch() {
    (requests, pages) = ([], [])
    (paging, intents) = (Paging(), LikeIntents())
    for like in disk.likes { intents.want(like) }
    paging.show(saved: disk.posts)
  }
}

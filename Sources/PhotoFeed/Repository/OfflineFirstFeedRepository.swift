public import Foundation

/// Serves saved posts at once and fresh ones from the server, and keeps likes until they are sent.
public actor OfflineFirstFeedRepository: FeedRepository {
  private let api: any FeedAPI
  private let store: any FeedStore
  private let limits: SavedFeedLimits
  private let now: @Sendable () -> Date
  private let reportStoreFailure: @Sendable (any Error) -> Void

  private var likes = LikeIntents()
  private var restoring: Task<Void, Never>?
  private var sending: Task<Void, Never>?
  private var writing: Task<Void, Never>?
  // The posts that the person has spoken about since the launch.
  private var spokenOf: Set<String> = []
  // The posts whose queued like on disk may be another than is wanted, as the disk has failed.
  private var unsure: Set<String> = []
  private var waiting = LikeWaiters()
  private var listeners: [AsyncStream<Like>.Continuation] = []
  private var firstPages = 0
  private var saving: Task<Void, Never>?
  // What the disk should hold; nil until the first page has come.
  private var feed: [Post]?
  private var isDiskBehind = false

  /// Creates a repository.
  ///
  /// - Parameters:
  ///   - now: What the age of saved posts is counted from.
  ///   - reportStoreFailure: Told when the disk fails; the feed goes on without it.
  public init(
    api: any FeedAPI, store: any FeedStore, limits: SavedFeedLimits = SavedFeedLimits(),
    now: @escaping @Sendable () -> Date,
    reportStoreFailure: @escaping @Sendable (any Error) -> Void
  ) {
    self.api = api
    self.store = store
    self.limits = limits
    self.now = now
    self.reportStoreFailure = reportStoreFailure
  }

  /// The saved posts, with the likes that have not been sent.
  public func cachedFeed() async -> [Post] {
    await restoreLikes()
    await finishSaving()
    await finishWriting()
    let asked = likes.now
    let posts = await savedPosts()
    // A like may have been settled while the disk was read.
    return likes.shown(over: likes.corrected(posts, askedAt: asked))
  }

  /// A page from the server, with the likes that have not been sent.
  ///
  /// It is saved meanwhile: nobody waits for the disk to see it. ``cachedFeed()`` knows it all the
  /// same.
  public func fetchFeed(cursor: String?) async throws -> FeedPage {
    await restoreLikes()
    let asked = likes.now
    let list = firstPages
    let page = try await api.page(at: cursor)
    if cursor == nil { firstPages += 1 }
    // A page that continues an older list is given to the caller, but is no part of the feed.
    if cursor == nil || list == firstPages {
      saveNext(page.posts, isFirst: cursor == nil, askedAt: asked)
    }
    // The server has answered, so what could not be sent may go now. The page does not wait for
    // it: what is refused is told to ``refusedLikes()``.
    if !likes.isEmpty || !unsure.isEmpty { startSending() }
    let posts = likes.corrected(page.posts, askedAt: asked)
    return FeedPage(posts: likes.shown(over: posts), nextCursor: page.nextCursor)
  }

  /// Queues a like, then sends it; if the disk fails it is queued in memory.
  public func setLiked(_ liked: Bool, postID: String) async throws {
    await restoreLikes()
    let like = Like(postID: postID, liked: liked)
    // On disk first: the app may be killed before the reply, and a reply must find the row.
    await inTurn { repository in
      await repository.write(postID) { try await $0.enqueue(like) }
      repository.spokenOf.insert(postID)
      repository.likes.want(like)
    }
    try await withCheckedThrowingContinuation { continuation in
      waiting.add(like, continuation)
      startSending()
    }
  }

  /// Sends the queued likes one after the other; call it when the network is back.
  ///
  /// One at a time keeps them in order. It stops at the first that does not arrive.
  public func sendLikes() async { await startSending().value }

  /// Not in the caller's task: a screen that is left must not stop what others wait for.
  @discardableResult
  private func startSending() -> Task<Void, Never> {
    if let sending { return sending }
    let task = Task { await sendAll() }
    sending = task
    return task
  }

  private func sendAll() async {
    defer { sending = nil }
    await restoreLikes()
    await inTurn { await $0.makeSure() }
    while let like = likes.next() {
      do {
        try await api.send(like)
        likes.finish(like, .accepted)
        feed = feed?.map { $0.id == like.postID ? $0.settingLiked(like.liked) : $0 }
        await inTurn { await $0.write(like.postID) { try await $0.settle(like) } }
        waiting.answer(like, .success(()), now: likes.wanted(for: like.postID))
      } catch FeedError.refused(let status) {
        likes.finish(like, .refused)
        await inTurn { await $0.write(like.postID) { try await $0.discard(like) } }
        let refusal = FeedError.refused(status: status)
        waiting.answer(like, .failure(refusal), now: likes.wanted(for: like.postID))
        tellListeners(like)
      } catch {
        likes.finish(like, (error as? FeedError)?.isServerFault == true ? .failed : .unsent)
        // All of them are on disk.
        waiting.release()
        return
      }
    }
  }

  /// Returns when all pages so far are saved: for an app that is about to be suspended.
  public func finishSaving() async { await saving?.value }

  /// The likes that are refused from now on.
  public func refusedLikes() -> AsyncStream<Like> {
    let (stream, listener) = AsyncStream.makeStream(of: Like.self)
    listeners.append(listener)
    return stream
  }

  private func tellListeners(_ like: Like) {
    listeners.removeAll { listener in
      if case .terminated = listener.yield(like) { true } else { false }
    }
  }

  private func savedPosts() async -> [Post] {
    if isDiskBehind, let feed { return feed }
    return await unlessDiskFails { try await store.posts(limit: limits.count) } ?? []
  }

  /// Saves a page after those before it, behind whatever somebody waits for.
  private func saveNext(_ posts: [Post], isFirst: Bool, askedAt moment: LikeIntents.Moment) {
    saving = Task(priority: .utility) { [before = saving] in
      await before?.value
      await save(posts, isFirst: isFirst, askedAt: moment)
    }
  }

  private func save(_ posts: [Post], isFirst: Bool, askedAt moment: LikeIntents.Moment) async {
    let page = likes.corrected(posts, askedAt: moment)
    feed = isFirst ? kept(page) : feed.map { kept($0.merging(page)) }
    // Behind a list that the disk did not take, a page would leave a gap.
    let list = isFirst ? posts : isDiskBehind ? feed : nil
    let saved: Void? = await unlessDiskFails {
      if let list {
        try await store.replacePosts(with: list)
      } else {
        try await store.appendPosts(posts)
      }
      try await store.dropPosts(createdBefore: limits.oldest(at: now()), beyond: limits.count)
      // After the write, so that a like that is settled during it is not overwritten by it.
      for like in likes.settled(since: moment) { try await store.settle(like) }
    }
    if saved == nil, feed == nil {
      feed = kept(await savedPosts().merging(likes.corrected(posts, askedAt: moment)))
    }
    // Without a disk the feed goes on from memory.
    isDiskBehind = saved == nil
  }

  private func kept(_ posts: [Post]) -> [Post] {
    let oldest = limits.oldest(at: now())
    return Array(posts.lazy.filter { $0.createdAt >= oldest }.prefix(limits.count))
  }

  private func restoreLikes() async {
    let task =
      restoring
      ?? Task {
        guard let queued = await unlessDiskFails({ try await store.queuedLikes() }) else {
          // A device that is locked reads nothing yet: whoever comes next tries again.
          restoring = nil
          return
        }
        for like in queued {
          // What was said before the queue could be read is newer.
          if spokenOf.contains(like.postID) {
            unsure.insert(like.postID)
          } else {
            likes.want(like)
          }
        }
      }
    restoring = task
    await task.value
  }

  /// Changes of the queue come one after the other: what is on disk and what is wanted belong
  /// together.
  private func inTurn(
    _ work: @escaping @Sendable (isolated OfflineFirstFeedRepository) async -> Void
  ) async {
    let task = Task { [before = writing] in
      await before?.value
      await work(self)
    }
    writing = task
    await task.value
  }

  /// Returns when the disk has been told of every like that is settled.
  private func finishWriting() async {
    while let task = writing {
      await task.value
      if writing == task { writing = nil }
    }
  }

  private func write(_ postID: String, _ change: (any FeedStore) async throws -> Void) async {
    let written: Void? = await unlessDiskFails { try await change(store) }
    if written == nil { unsure.insert(postID) }
  }

  /// Writes what is wanted of the posts of which the disk may say something else.
  private func makeSure() async {
    for postID in unsure {
      let wanted = likes.wanted(for: postID).map { Like(postID: postID, liked: $0) }
      let settled = likes.settled(since: LikeIntents.Moment()).first { $0.postID == postID }
      let written: Void? = await unlessDiskFails {
        if let wanted { return try await store.enqueue(wanted) }
        if let settled { try await store.settle(settled) }
        for liked in [true, false] {
          try await store.discard(Like(postID: postID, liked: liked))
        }
      }
      guard written != nil else { return }
      unsure.remove(postID)
    }
  }

  @discardableResult
  private func unlessDiskFails<Value>(_ work: () async throws -> Value) async -> Value? {
    do { return try await work() } catch {
      reportStoreFailure(error)
      return nil
    }
  }
}

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
  private var isSending = false
  private var waiting = LikeWaiters()
  private var listeners: [AsyncStream<Like>.Continuation] = []
  private var firstPages = 0
  private var saving: Task<Void, Never>?
  // The feed from the moment on at which the disk did not take it; nil while it does.
  private var unsaved: [Post]?

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
    // The server has answered, so what could not be sent may go now, and the page can show how
    // that ended. Most of the time nothing waits, and neither does the page.
    if !likes.isEmpty { await sendLikes() }
    let posts = likes.corrected(page.posts, askedAt: asked)
    return FeedPage(posts: likes.shown(over: posts), nextCursor: page.nextCursor)
  }

  /// Queues a like, then sends it; if the disk fails it is queued in memory.
  public func setLiked(_ liked: Bool, postID: String) async throws {
    await restoreLikes()
    let like = Like(postID: postID, liked: liked)
    // On disk first: the app may be killed before the reply, and a reply must find the row.
    await unlessDiskFails { try await store.enqueue(like) }
    likes.want(like)
    try await withCheckedThrowingContinuation { continuation in
      waiting.add(like, continuation)
      Task { await sendLikes() }
    }
  }

  /// Sends the queued likes one after the other; call it when the network is back.
  ///
  /// One at a time keeps them in order. It stops at the first that does not arrive.
  public func sendLikes() async {
    // Not in the caller's task: a screen that is left must not stop what others wait for.
    await Task { await sendAll() }.value
  }

  private func sendAll() async {
    await restoreLikes()
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while let like = likes.next() {
      do {
        try await api.send(like)
        likes.finish(like, .accepted)
        unsaved = unsaved?.map { $0.id == like.postID ? $0.settingLiked(like.liked) : $0 }
        await unlessDiskFails { try await store.settle(like) }
        waiting.answer(like, .success(()), now: likes.wanted(for: like.postID))
      } catch FeedError.refused(let status) {
        likes.finish(like, .refused)
        await unlessDiskFails { try await store.discard(like) }
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
    if let unsaved { return unsaved }
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
    let saved: Void? = await unlessDiskFails {
      if isFirst {
        try await store.replacePosts(with: posts)
      } else {
        try await store.appendPosts(posts)
      }
      try await store.dropPosts(createdBefore: limits.oldest(at: now()), beyond: limits.count)
      // After the write, so that a like that is settled during it is not overwritten by it.
      for like in likes.settled(since: moment) { try await store.settle(like) }
    }
    if saved != nil, isFirst { unsaved = nil }
    guard saved == nil || unsaved != nil else { return }
    // Without a disk the feed goes on from memory, until the process ends.
    let before = isFirst ? [] : await savedPosts()
    unsaved = before.merging(likes.corrected(posts, askedAt: moment))
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
        for like in queued where likes.wanted(for: like.postID) == nil { likes.want(like) }
      }
    restoring = task
    await task.value
  }

  @discardableResult
  private func unlessDiskFails<Value>(_ work: () async throws -> Value) async -> Value? {
    do { return try await work() } catch {
      reportStoreFailure(error)
      return nil
    }
  }
}

public import Observation

/// The state of the feed's screen.
@MainActor @Observable
public final class FeedViewModel {
  private let repository: any FeedRepository
  private var paging = Paging()
  private var likes = LikeIntents()
  private var refreshing: Task<Void, Never>?
  private var hasAnswer = false
  private var failure: Failure?
  private var refusals: [Like] = []
  @ObservationIgnored private var listening: Task<Void, Never>?

  /// Whether the last refresh found no connection.
  public private(set) var isOffline = false
  /// What went wrong last, as a sentence: of a page until one comes, of a like until the person
  /// refreshes or taps again.
  public var errorMessage: String? { failure?.message }

  /// Creates the state of a screen that has not appeared.
  public init(repository: any FeedRepository) {
    self.repository = repository
    listening = Task { [weak self] in
      for await like in await repository.refusedLikes() { await self?.hear(refusalOf: like) }
    }
  }

  deinit { listening?.cancel() }

  /// The posts, newest first, as the person wants them.
  public var posts: [Post] { likes.shown(over: paging.posts) }

  /// Whether the posts, and with them the like counts, are those of an earlier time.
  public var isStale: Bool { paging.source == .disk || isOffline }

  /// What fills the screen.
  public var screen: FeedScreen {
    if !paging.posts.isEmpty { return .posts }
    return hasAnswer && refreshing == nil && !paging.isAsking ? .empty : .loading
  }

  /// Shows the saved posts, then fresh ones; call it when the screen appears.
  public func start() async {
    async let saved: Void = showSaved()
    await refresh()
    await saved
  }

  /// Replaces the list with the server's.
  ///
  /// Callers at the same time share one request. When one of them is cancelled the others ask
  /// again.
  public func refresh() async {
    await refreshFirstPage()
    // A first page without posts may still name a next one.
    if paging.posts.isEmpty { await loadMore() }
  }

  private func refreshFirstPage() async {
    var task: Task<Void, Never>
    repeat {
      task = refreshing ?? Task { await fetchFirstPage() }
      refreshing = task
      await withTaskCancellationHandler { [task] in
        await task.value
      } onCancel: { [task] in
        task.cancel()
      }
    } while task.isCancelled && !Task.isCancelled
  }

  /// Appends the next page; call it when the last posts come into view.
  ///
  /// A page that brings nothing new is followed by the next one, up to a limit: nobody can scroll
  /// to the end of nothing to ask for more.
  public func loadMore() async {
    let before = paging.posts.count
    for _ in 0..<Self.mostPagesAtOnce {
      guard await loadPage(), paging.posts.count == before else { return }
    }
  }

  private static let mostPagesAtOnce = 10

  /// - Returns: Whether a page came.
  private func loadPage() async -> Bool {
    guard let request = paging.next() else { return false }
    let asked = likes.now
    let known = refusals.count
    do {
      let page = try await repository.fetchFeed(cursor: request.cursor)
      // How a page of an older list ended says nothing of the one on the screen.
      guard paging.finish(request, with: corrected(page, askedAt: asked)) else {
        return false
      }
      noteSuccess()
      await takeBackAgain(after: known)
      return true
    } catch {
      guard paging.finish(request, with: nil) else { return false }
      if case FeedError.cursorExpired = error { await refreshFirstPage() } else { report(error) }
      return false
    }
  }

  /// Likes a post, or takes the like back: on the screen before it returns, on the server later.
  ///
  /// - Returns: The request, for those who want to wait for its end.
  @discardableResult
  public func toggleLike(postID: String) -> Task<Void, Never> {
    forgetFailure(of: .like)
    if let post = posts.first(where: { $0.id == postID }) {
      likes.want(Like(postID: postID, liked: !post.isLiked))
    }
    return Task {
      while let like = likes.next() { await send(like) }
    }
  }

  private func showSaved() async {
    let asked = likes.now
    let known = refusals.count
    let saved = await repository.cachedFeed()
    paging.show(saved: likes.corrected(saved, askedAt: asked))
    await takeBackAgain(after: known)
    // The network may have failed before there was anything to show.
    if isOffline, !paging.posts.isEmpty { forgetFailure(of: .page) }
  }

  private func fetchFirstPage() async {
    defer { refreshing = nil }
    forgetFailure(of: .like)
    let asked = likes.now
    let known = refusals.count
    do {
      let page = try await repository.fetchFeed(cursor: nil)
      paging.restart(with: corrected(page, askedAt: asked))
      noteSuccess()
      await takeBackAgain(after: known)
    } catch {
      report(error)
    }
  }

  private func send(_ like: Like) async {
    do {
      try await repository.setLiked(like.liked, postID: like.postID)
      likes.finish(like, .accepted)
      paging.settle(like)
    } catch {
      if likes.finish(like, .refused) {
        failure = Failure(kind: .like, message: message(error))
      }
    }
  }

  private func hear(refusalOf like: Like) async {
    refusals.append(like)
    await takeBack(like)
  }

  /// Takes back what was queued, perhaps long ago, and is refused now.
  ///
  /// What the server last said of the post is asked for, not guessed: the like may have arrived
  /// once before, and only its reply been lost.
  private func takeBack(_ refused: Like) async {
    var saved: [Post]
    var before: Paging
    repeat {
      before = paging
      let asked = likes.now
      saved = likes.corrected(await repository.cachedFeed(), askedAt: asked)
    } while paging != before
    let known = saved.first { $0.id == refused.postID }
    let shown = posts
    paging.settle(Like(postID: refused.postID, liked: known?.isLiked ?? !refused.liked))
    guard posts != shown, failure?.kind != .like else { return }
    let word = refused.liked ? "like" : "unlike"
    failure = Failure(kind: .like, message: "The server didn't accept an earlier \(word).")
  }

  /// Posts that were asked for before a like was refused may have come with it.
  private func takeBackAgain(after known: Int) async {
    for like in refusals.dropFirst(known) { await takeBack(like) }
  }

  private func corrected(_ page: FeedPage, askedAt moment: LikeIntents.Moment) -> FeedPage {
    FeedPage(
      posts: likes.corrected(page.posts, askedAt: moment), nextCursor: page.nextCursor)
  }

  private func noteSuccess() {
    hasAnswer = true
    isOffline = false
    forgetFailure(of: .page)
  }

  private func report(_ error: any Error) {
    hasAnswer = true
    // Leaving the screen is not a failure.
    guard !Task.isCancelled, !(error is CancellationError) else { return }
    isOffline = (error as? FeedError)?.isOffline ?? false
    // Saved posts with a quiet mark say it well enough.
    if isOffline, !paging.posts.isEmpty {
      forgetFailure(of: .page)
    } else {
      failure = Failure(kind: .page, message: message(error))
    }
  }

  /// Forgets what went wrong with pages or with likes: neither may wipe what the other has to say.
  private func forgetFailure(of kind: Failure.Kind) {
    if failure?.kind == kind { failure = nil }
  }

  private func message(_ error: any Error) -> String {
    (error as? FeedError)?.message ?? "Something went wrong."
  }
}

/// What went wrong last.
private struct Failure {
  enum Kind { case page, like }

  let kind: Kind
  let message: String
}

/// Records how long pages take, around any repository.
public struct MeasuredFeedRepository<C: Clock>: FeedRepository where C.Duration == Duration {
  private let repository: any FeedRepository
  private let metrics: any FeedMetrics
  private let clock: C

  /// Creates a repository that passes everything on to `repository`.
  public init(_ repository: any FeedRepository, metrics: any FeedMetrics, clock: C) {
    self.repository = repository
    self.metrics = metrics
    self.clock = clock
  }

  /// The saved posts.
  public func cachedFeed() async -> [Post] { await repository.cachedFeed() }

  /// A page from the server, measured whether it comes or not.
  public func fetchFeed(cursor: String?) async throws -> FeedPage {
    let start = clock.now
    var succeeded = false
    defer {
      metrics.record(
        .pageLoad(
          isFirst: cursor == nil, duration: start.duration(to: clock.now), succeeded: succeeded))
    }
    let page = try await repository.fetchFeed(cursor: cursor)
    succeeded = true
    return page
  }

  /// Likes a post or takes the like back.
  public func setLiked(_ liked: Bool, postID: String) async throws {
    try await repository.setLiked(liked, postID: postID)
  }

  /// The likes that are refused.
  public func refusedLikes() async -> AsyncStream<Like> { await repository.refusedLikes() }
}

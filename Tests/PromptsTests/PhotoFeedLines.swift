import Interview
import Testing

/// Lines as people type them, with the checklist entries that each covers, counted from 1.
enum PhotoFeedLines {
  struct Line: CustomTestStringConvertible {
    var step: Step
    var text: String
    var entries: [Int]

    var testDescription: String { "\(step.rawValue): \(text)" }
  }

  static let all = requirements + architecture + dataModel + api + deepDives + wrapUp

  private static let requirements = lines(
    .requirements,
    [
      ("F: scroll feed (img, author, caption, likes)", [1]),
      ("functional: scroll through a feed of posts with image, author and caption", [1]),
      ("browse posts in a home feed", [1]),
      ("users can like / unlike a post", [2]),
      ("like and unlike", [2]),
      ("double tap on a picture = heart", [2]),
      ("ptr + load more", [3, 4]),
      ("Pull-to-refresh, infinite scroll", [3, 4]),
      ("pull down to refresh", [3]),
      ("swipe down refreshes", [3]),
      ("paginated, 20 at a time", [4]),
      ("works offline w/ cached posts", [5]),
      ("NFR: opens fast even in airplane mode", [5]),
      ("60fps scrolling on old iphones", [6]),
      ("feed scrolls smoothly", [6]),
      ("no dropped frames on low-end devices", [6]),
      ("slow networks, think 3G", [7]),
      ("should survive a flaky connection", [7]),
      ("a11y: voiceover, dynamic type", [8]),
      ("Voice Over labels for every photo", [8]),
      ("how many DAU do we have?", [9]),
      ("What's the minimum iOS version?", [9]),
      ("OOS: upload, comments, stories", [10]),
      ("out-of-scope: uploading photos, comments, stories", [10]),
      ("I won't build messaging", [10]),
      ("Functional:", []),
      ("give me a moment to think", []),
      ("I like to write the requirements down so we agree on scope", []),
      ("this looks like a lot for 45 minutes", []),
      ("the app should be secure", []),
      ("let me check the edge cases first", []),
      ("my plan: requirements, main parts, data model and API, two deep dives", []),
    ])

  private static let architecture = lines(
    .architecture,
    [
      ("FeedView -> FeedViewModel -> FeedRepository -> FeedAPI + FeedStore", [1, 2, 3, 4, 5]),
      ("SwiftUI view on top, dumb", [1]),
      ("the view just renders state and forwards taps", [1]),
      ("VM holds screen state: posts, loading, error", [2]),
      ("a feed view model keeps the state", [2]),
      ("repo = SSOT", [3]),
      ("Repository reads disk and network", [3]),
      ("API client wraps URLSession", [4]),
      ("posts persisted in sqlite", [5]),
      ("local DB for posts", [5]),
      ("ImageLoader w/ memory + disk cache, one for all", [6]),
      ("shared image cache", [6]),
      ("data flow: repo returns saved posts at once, then fresh from network", [3, 5, 7]),
      ("stale-while-revalidate", [7]),
      ("everything behind protocols, so I can mock it", [8]),
      ("DI from the app's entry point", [8]),
      ("decode off the main thread", [9]),
      ("@MainActor for everything the screen reads", [9]),
      ("photos come from a CDN", [10]),
      ("backend is a black box here", [10]),
      ("I start simple and improve it later", []),
      ("let me draw the main parts first", []),
      ("this is where the interesting problems are", []),
      ("in my view that is enough", []),
      ("is this enough detail?", []),
    ])

  private static let dataModel = lines(
    .dataModel,
    [
      ("Post: id, author, imageURL, caption, likeCount, isLiked, createdAt", [1, 9]),
      ("struct Post: Identifiable, Codable", [1, 5, 7]),
      ("User { id, name, avatarURL? }", [2]),
      ("FeedPage { posts, nextCursor }", [3]),
      ("page of posts plus cursor", [3]),
      ("cursor nil = no more pages", [3, 8]),
      ("likeCount and isLiked are var because a like changes them locally", [4]),
      ("only these two are mutable", [4]),
      ("Codable so same struct goes to disk", [5]),
      ("Hashable + Sendable, value types", [6]),
      ("ids come from the server", [7]),
      ("id: String, opaque", [7]),
      ("avatar is optional", [8]),
      ("let nextCursor: String?", [3, 8]),
      ("createdAt: Date, iso8601", [9]),
      ("keep it small", []),
      ("idempotent comes later, with the API", []),
      ("now the data model", []),
      ("updated the diagram above", []),
    ])

  private static let api = lines(
    .api,
    [
      ("GET /v1/feed?cursor={cursor}&limit=20", [1, 2, 9]),
      ("get feed, page size 20", [1, 2]),
      ("response: posts + next_cursor", [2]),
      ("PUT /v1/posts/{id}/like, DELETE same", [3, 9]),
      ("put/delete like", [3]),
      ("both idempotent so retry is safe", [4]),
      ("no toggle: if it's sent twice it would flip", [4]),
      ("200 w/ body, 204 no content", [5]),
      ("protocol FeedRepository: Sendable", [6]),
      ("func cachedFeed() async -> [Post]", [6]),
      ("func fetchFeed(cursor: String?) async throws -> FeedPage", [2, 6, 7]),
      ("setLiked(_ liked: Bool, postID: String) async throws", [6, 7]),
      ("reading from disk never throws", [7]),
      ("timeouts: exponential backoff", [8]),
      ("401 -> login", [8]),
      ("version in path", [9]),
      ("Bearer token in header", [10]),
      ("the author sees the same", []),
      ("server first, then Swift", []),
      ("put it all together", []),
      ("I'd delete that box", []),
    ])

  private static let deepDives = lines(
    .deepDives,
    [
      ("I'd go into likes, images, offline - or would you prefer another?", [1, 8]),
      ("two options here", [2]),
      ("A vs B", [2]),
      ("trade-off: memory", [3]),
      ("the downside is disk space", [3]),
      ("downsample to cell size", [4]),
      ("make thumbnails with ImageIO", [4]),
      ("NSCache on top, disk LRU below", [5]),
      ("evict on memory warning", [5]),
      ("cancel when the cell disappears, coalesce requests for same URL", [6]),
      ("prefetch next ones", [6]),
      ("cursor not offset: new posts shift pages", [7]),
      ("disk is the source of truth", [8]),
      ("one sqlite transaction per page", [8]),
      ("optimistic update, rollback on error", [9]),
      ("optimistic, then roll back + set errorMessage", [9]),
      ("it should feel instant: change the screen before the server answers", [9]),
      ("after the await look up the index again", [10]),
      ("index may be stale after await", [8, 10]),
      ("posts.firstIndex(where: id) once more", [10]),
      ("it depends", []),
      ("give me a second to think", []),
      ("that's the problem", []),
      ("people like that", []),
    ])

  private static let wrapUp = lines(
    .wrapUp,
    [
      ("to sum up: MVVM + repo, cursor", [1, 2]),
      ("Summary: saved posts first, cursor paging, optimistic likes", [1, 2]),
      ("tl;dr", [1]),
      ("trade-off: old like counts offline", [3]),
      ("counts can be stale", [3]),
      ("biggest risk is memory", [4]),
      ("unit tests with fakes", [5]),
      ("I'd test the like rollback most carefully", [5, 6]),
      ("MetricKit: scroll hitches, p95 image load time", [7]),
      ("we measure success by crash-free sessions", [7]),
      ("feature flag, 1% first", [8]),
      ("gradual rollout", [8]),
      ("next: queue likes offline", []),
      ("next steps: smaller images", [9]),
      ("with more time I'd add video", [9]),
      ("that's the latest", []),
      ("thanks, that was fun", []),
    ])

  private static func lines(_ step: Step, _ lines: [(String, [Int])]) -> [Line] {
    lines.map { Line(step: step, text: $0.0, entries: $0.1) }
  }
}

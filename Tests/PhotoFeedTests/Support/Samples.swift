import Foundation
import PhotoFeed

/// 2024-01-01T00:00:00Z.
let newYear = Date(timeIntervalSince1970: 1_704_067_200)

private let noPhoto = URL(filePath: "/none")

extension Post {
  static func sample(
    _ id: String, author: String = "Ana", caption: String = "A caption", likes: Int = 3,
    isLiked: Bool = false,
    at date: Date = newYear
  ) -> Post {
    Post(
      id: id, author: User(id: "u\(id)", name: author, avatarURL: nil),
      imageURL: URL(string: "https://photos.example/\(id).jpg") ?? noPhoto, caption: caption,
      likeCount: likes, isLiked: isLiked, createdAt: date)
  }

  static func samples(_ range: Range<Int>) -> [Post] { range.map { .sample("\($0)") } }
}

extension Sequence<Post> {
  var ids: [String] { map(\.id) }

  /// Whether posts that are in both are the same.
  func agree(with others: [Post]) -> Bool {
    let others = Dictionary(uniqueKeysWithValues: others.map { ($0.id, $0) })
    return allSatisfy { others[$0.id] ?? $0 == $0 }
  }

  /// As the server would write them.
  var json: String {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return (try? encoder.encode(Array(self))).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension HTTPResponse {
  static func json(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["content-type": "application/json"], body: Data(text.utf8))
  }
}

extension HTTPFeedAPI {
  /// An API whose pauses take no time and are always the longest.
  init(over transport: any HTTPTransport, clock: any Clock<Duration> = ManualClock.immediate()) {
    self.init(transport: transport, clock: clock, jitter: { 1 }, now: { newYear })
  }
}

extension OfflineFirstFeedRepository {
  init(
    _ api: any FeedAPI, _ store: any FeedStore = InMemoryFeedStore(),
    limits: SavedFeedLimits = SavedFeedLimits()
  ) {
    self.init(
      api: api, store: store, limits: limits, now: { newYear }, reportStoreFailure: { _ in })
  }
}

extension Like {
  init(_ postID: String, _ liked: Bool) { self.init(postID: postID, liked: liked) }
}

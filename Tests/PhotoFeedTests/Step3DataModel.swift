import Foundation
import PhotoFeed
import Testing

@Suite(.timeLimit(.minutes(5)))
struct Step3DataModel {
  private func page(_ json: String) async throws -> FeedPage {
    try await HTTPFeedAPI(over: FakeTransport(.success(.json(json)))).page(at: nil)
  }

  private func page(post fields: [String: String]) async throws -> FeedPage {
    var post = [
      "id": #""1""#, "author": #"{"id": "u1", "name": "Ana"}"#,
      "image_url": #""https://photos.example/1.jpg""#, "caption": #""Hello""#,
      "like_count": "3", "is_liked": "false", "created_at": #""2024-01-01T00:00:00Z""#,
    ]
    post.merge(fields) { $1 }
    let members = post.map { #""\#($0.key)": \#($0.value)"# }.joined(separator: ",")
    return try await page(#"{"posts": [{\#(members)}], "next_cursor": null}"#)
  }

  @Test("A post is read field by field from the server's names")
  func fields() async throws {
    let author = #"{"id": "u1", "name": "Ana", "avatar_url": "https://photos.example/a.jpg"}"#
    let post = try await page(post: ["author": author, "is_liked": "true"]).posts[0]
    #expect(
      post.author
        == User(id: "u1", name: "Ana", avatarURL: URL(string: "https://photos.example/a.jpg")))
    #expect(post.imageURL.absoluteString == "https://photos.example/1.jpg")
    #expect((post.id, post.caption) == ("1", "Hello"))
    #expect((post.likeCount, post.isLiked, post.createdAt) == (3, true, newYear))
  }

  @Test(
    "A date means the same instant with a fraction or without and in any time zone",
    arguments: [
      "2024-01-01T00:00:00Z", "2024-01-01T00:00:00.000Z", "2024-01-01T00:00:00.000000Z",
      "2024-01-01T05:30:00+05:30", "2023-12-31T16:00:00.0-08:00", "2024-01-01T01:00:00+0100",
    ])
  func dates(text: String) async throws {
    let post = try await page(post: ["created_at": "\"\(text)\""]).posts[0]
    #expect(post.createdAt == newYear)
  }

  @Test(
    "A date survives the disk to the millisecond",
    arguments: ["00.000", "00.001", "00.123", "29.500", "59.999"])
  func dateRoundTrip(seconds: String) async throws {
    let post = try await page(post: ["created_at": "\"2024-01-01T00:00:\(seconds)Z\""]).posts[0]
    let directory = TemporaryDirectory()
    try await SQLiteFeedStore(file: directory.database).replacePosts(with: [post])
    let read = try await SQLiteFeedStore(file: directory.database).posts(limit: 1)
    #expect(read == [post])
    let milliseconds = (read[0].createdAt.timeIntervalSince(newYear) * 1000).rounded()
    #expect(milliseconds == (Double(seconds)! * 1000).rounded())
  }

  @Test(
    "An avatar that is null, missing or empty is no avatar",
    arguments: [#", "avatar_url": null"#, "", #", "avatar_url": """#])
  func noAvatar(member: String) async throws {
    let post = try await page(post: ["author": #"{"id": "u1", "name": "Ana"\#(member)}"#]).posts[0]
    #expect(post.author.avatarURL == nil)
  }

  @Test("Fields that the app does not know are ignored")
  func unknownFields() async throws {
    let page = try await page(post: ["location": #"{"city": "Porto"}"#])
    #expect(page.posts.ids == ["1"])
  }

  @Test("An identifier longer than any number stays as it is")
  func bigIdentifiers() async throws {
    let id = "90071992547409931234567890"
    #expect(try await page(post: ["id": "\"\(id)\""]).posts.ids == [id])
  }

  @Test(
    "A page that can't be understood names the field",
    arguments: [
      (["id": "7"], "posts[0].id"), (["author": #"{"id": "u1"}"#], "posts[0].author.name"),
      (["like_count": "null"], "posts[0].like_count"),
      (["image_url": #""""#], "posts[0].image_url"),
      (["created_at": #""yesterday""#], "posts[0].created_at"),
      (["like_count": "3.5"], "posts[0].like_count"),
      (["like_count": "9223372036854775808"], "posts[0].like_count"),
    ])
  func unreadable(fields: [String: String], path: String) async throws {
    await #expect(throws: FeedError.unreadable(field: path)) { try await page(post: fields) }
  }

  @Test("JSON that is no page is told apart from what is no JSON", arguments: ["[]", "5", #""x""#])
  func otherJSON(body: String) async {
    await #expect(throws: FeedError.unreadable(field: "body")) { try await page(body) }
  }

  @Test("A like of the post with the most likes there can be counts no further")
  func mostLikes() {
    let post = Post.sample("1", likes: .max)
    #expect(post.settingLiked(true).likeCount == .max)
    #expect(post.settingLiked(true).settingLiked(false).likeCount == .max - 1)
  }

  @Test("A page without posts names the field that is missing")
  func noPosts() async {
    await #expect(throws: FeedError.unreadable(field: "posts")) { try await page("{}") }
  }

  @Test("A post that comes twice in a page appears once, in its first place with its last value")
  func duplicates() {
    let page = FeedPage(
      posts: [.sample("1", likes: 1), .sample("2"), .sample("1", likes: 9)], nextCursor: nil)
    #expect(page.posts.ids == ["1", "2"])
    #expect(page.posts[0].likeCount == 9)
  }

  @Test("A post of overlapping pages appears once, and the newer value wins")
  func overlap() {
    let merged = Post.samples(0..<3).merging([.sample("2", likes: 9), .sample("3")])
    #expect(merged.ids == ["0", "1", "2", "3"])
    #expect(merged[2].likeCount == 9)
  }

  @Test("A like count never goes below zero", arguments: [(-1, 0), (0, 0), (1, 1)])
  func likeCountFromServer(sent: Int, kept: Int) async throws {
    #expect(try await page(post: ["like_count": "\(sent)"]).posts[0].likeCount == kept)
    var post = Post.sample("1")
    post.likeCount = sent
    #expect(post.likeCount == kept)
  }

  @Test(
    "Taking a like back takes one off, but never below zero", arguments: [(0, 0), (1, 0), (2, 1)])
  func unlike(before: Int, after: Int) {
    let post = Post.sample("1", likes: before, isLiked: true).settingLiked(false)
    #expect(post.likeCount == after)
  }

  @Test("Liking what is liked already changes nothing")
  func likeTwice() {
    let once = Post.sample("1").settingLiked(true)
    #expect(once.likeCount == 4)
    #expect(once.settingLiked(true) == once)
  }

  @Test("A caption comes through the network and the disk unchanged", arguments: Caption.all)
  func captions(caption: Caption) async throws {
    let sent = Post.sample("1", caption: caption.text)
    let received = try await page(#"{"posts": \#([sent].json)}"#).posts
    let directory = TemporaryDirectory()
    let store = try SQLiteFeedStore(file: directory.database)
    try await store.replacePosts(with: received)
    let read = try await store.posts(limit: 1)
    #expect(read.map { Array($0.caption.utf8) } == [Array(caption.text.utf8)])
  }

  struct Caption: CustomTestStringConvertible {
    let testDescription: String
    let text: String

    static let all = [
      Caption(testDescription: "emoji", text: "👩‍👩‍👧‍👦 🇵🇹 e\u{301}"),
      Caption(testDescription: "right to left", text: "שלום \u{202B}עולם\u{202C} مرحبا"),
      Caption(testDescription: "control characters", text: "nul \u{0} and \u{2028}"),
      Caption(testDescription: "nothing", text: ""),
      Caption(testDescription: "10,000 characters", text: String(repeating: "long ", count: 2_000)),
    ]
  }

  @Test(
    "A cursor that is null, missing or empty ends the feed",
    arguments: [#", "next_cursor": null"#, "", #", "next_cursor": """#])
  func lastPage(member: String) async throws {
    #expect(try await page(#"{"posts": []\#(member)}"#).nextCursor == nil)
  }
}

import CSQLite
import Foundation
import PhotoFeed
import Testing

extension Step5DeepDives {
  private func execute(_ sql: String, in directory: TemporaryDirectory) {
    var database: OpaquePointer?
    #expect(sqlite3_open(directory.database.path, &database) == SQLITE_OK)
    #expect(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK)
    sqlite3_close(database)
  }

  @Test("A second launch finds the posts and the queued likes")
  func reopen() async throws {
    let directory = TemporaryDirectory()
    let first = try SQLiteFeedStore(file: directory.database)
    try await first.replacePosts(with: Post.samples(0..<3))
    try await first.enqueue(Like("1", true))
    let second = try SQLiteFeedStore(file: directory.database)
    #expect(try await second.posts(limit: 10) == Post.samples(0..<3))
    #expect(try await second.queuedLikes() == [Like("1", true)])
  }

  @Test("A write that fails half-way leaves the old state and never a mix")
  func failedWrite() async throws {
    let directory = TemporaryDirectory()
    let store = try SQLiteFeedStore(file: directory.database)
    try await store.replacePosts(with: Post.samples(0..<3))
    execute(
      """
      CREATE TRIGGER fail BEFORE INSERT ON post WHEN NEW.id = '7'
        BEGIN SELECT RAISE(ABORT, 'no'); END
      """, in: directory)
    await #expect(throws: FeedError.self) {
      try await store.replacePosts(with: Post.samples(5..<10))
    }
    #expect(try await store.posts(limit: 10) == Post.samples(0..<3))
    try await store.replacePosts(with: Post.samples(0..<2))
    #expect(try await store.posts(limit: 10) == Post.samples(0..<2))
  }

  @Test("Settling one like of two hundred posts rewrites one row")
  func oneRow() async throws {
    let directory = TemporaryDirectory()
    let store = try SQLiteFeedStore(file: directory.database)
    try await store.replacePosts(with: Post.samples(0..<200))
    // The second write of a row breaks the primary key, and so does a write of another row.
    execute(
      """
      CREATE TABLE written (one INTEGER PRIMARY KEY CHECK (one = 1));
      CREATE TRIGGER changed AFTER UPDATE ON post BEGIN INSERT INTO written VALUES (1); END;
      CREATE TRIGGER added AFTER INSERT ON post BEGIN INSERT INTO written VALUES (1); END;
      """, in: directory)
    try await store.settle(Like("7", true))
    #expect(try await store.posts(limit: 200)[7].isLiked)
    await #expect(throws: FeedError.self) { try await store.settle(Like("8", true)) }
  }

  @Test("A database from a newer version is left alone, and the error says which")
  func newerVersion() async throws {
    let directory = TemporaryDirectory()
    _ = try SQLiteFeedStore(file: directory.database)
    execute("PRAGMA user_version = 7", in: directory)
    #expect(throws: FeedError.storeTooNew(version: 7)) {
      try SQLiteFeedStore(file: directory.database)
    }
  }

  @Test("A database whose version makes no sense is set aside, too")
  func senselessVersion() async throws {
    let directory = TemporaryDirectory()
    _ = try SQLiteFeedStore(file: directory.database)
    execute("PRAGMA user_version = -1", in: directory)
    #expect(try await SQLiteFeedStore(file: directory.database).posts(limit: 1) == [])
  }

  @Test("A file that is no database is set aside, and a new one begun")
  func notADatabase() async throws {
    let directory = TemporaryDirectory()
    try FileManager.default.createDirectory(at: directory.url, withIntermediateDirectories: true)
    let spoilt = Data(repeating: 7, count: 4_096)
    try spoilt.write(to: directory.database)
    let store = try SQLiteFeedStore(file: directory.database)
    try await store.replacePosts(with: Post.samples(0..<3))
    #expect(try await SQLiteFeedStore(file: directory.database).posts(limit: 9).count == 3)
    #expect(FileManager.default.contents(atPath: directory.database.path + ".spoilt") == spoilt)
  }

  @Test("Two stores on one file wait for each other, and no like is lost")
  func twoStores() async throws {
    let directory = TemporaryDirectory()
    let stores = try (0..<2).map { _ in try SQLiteFeedStore(file: directory.database) }
    try await withThrowingTaskGroup { group in
      for (number, store) in stores.enumerated() {
        for post in 0..<20 {
          group.addTask { try await store.enqueue(Like("\(number) \(post)", true)) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await stores[0].queuedLikes().count == 40)
  }

  @Test("A database whose pages turn out to be damaged is set aside, and a new one begun")
  func damagedPages() async throws {
    let directory = TemporaryDirectory()
    try await SQLiteFeedStore(file: directory.database).replacePosts(with: Post.samples(0..<200))
    var data = try Data(contentsOf: directory.database)
    // The first page has the version and the schema, and opens without a word.
    data.replaceSubrange(4_096..., with: Data(repeating: 7, count: data.count - 4_096))
    try data.write(to: directory.database)
    let store = try SQLiteFeedStore(file: directory.database)
    #expect(try await store.posts(limit: 10) == [])
    try await store.replacePosts(with: Post.samples(0..<3))
    #expect(try await store.posts(limit: 10) == Post.samples(0..<3))
    #expect(FileManager.default.contents(atPath: directory.database.path + ".spoilt") == data)
  }

  @Test("What is written after the database was deleted survives a kill")
  func killAfterDeletion() async throws {
    let directory = TemporaryDirectory()
    let store = try SQLiteFeedStore(file: directory.database)
    try await store.replacePosts(with: Post.samples(0..<3))
    try FileManager.default.removeItem(at: directory.url)
    for postID in ["1", "2"] { try await store.enqueue(Like(postID, true)) }
    // The files as they are, with the store still open.
    let copy = TemporaryDirectory()
    try FileManager.default.copyItem(at: directory.url, to: copy.url)
    #expect(
      try await SQLiteFeedStore(file: copy.database).queuedLikes()
        == [Like("1", true), Like("2", true)])
  }

  @Test("A directory that was deleted is made again, at a launch and in the middle of one")
  func deletedDirectory() async throws {
    let directory = TemporaryDirectory()
    let first = try SQLiteFeedStore(file: directory.database)
    try await first.replacePosts(with: [.sample("0")])
    try FileManager.default.removeItem(at: directory.url)
    #expect(try await first.posts(limit: 1) == [])
    try FileManager.default.removeItem(at: directory.url)
    try await first.replacePosts(with: [.sample("1")])
    let second = try SQLiteFeedStore(file: directory.database)
    #expect(try await second.posts(limit: 1).ids == ["1"])
    try FileManager.default.removeItem(at: directory.url)
    let third = try SQLiteFeedStore(file: directory.database)
    try await third.replacePosts(with: [.sample("2")])
    #expect(try await third.posts(limit: 1).ids == ["2"])
  }

  @Test("A full disk is an error of its own, and leaves what was saved before")
  func fullDisk() async throws {
    let directory = TemporaryDirectory()
    let store = try SQLiteFeedStore(file: directory.database, byteLimit: 100_000)
    try await store.replacePosts(with: Post.samples(0..<20))
    let large = (0..<20).map { Post.sample("\($0)", caption: String(repeating: "a", count: 9_000)) }
    await #expect(throws: FeedError.diskFull) { try await store.replacePosts(with: large) }
    #expect(try await store.posts(limit: 100) == Post.samples(0..<20))
    try await store.enqueue(Like("1", true))
    #expect(try await store.queuedLikes() == [Like("1", true)])
  }

  @Test("The first screen is read without a look at the posts below it")
  func firstScreen() async throws {
    let directory = TemporaryDirectory()
    let store = try SQLiteFeedStore(file: directory.database)
    try await store.replacePosts(with: Post.samples(0..<2_000))
    execute("UPDATE post SET body = 'spoilt' WHERE position = 21", in: directory)
    #expect(try await store.posts(limit: 20) == Post.samples(0..<20))
    // The spoilt row takes the place of the next one only if the rows were limited before.
    #expect(try await store.posts(limit: 21) == Post.samples(0..<20))
  }

  @Test("A saved post that can't be read hides no other one, and the next page brings it back")
  func spoiltPost() async throws {
    let directory = TemporaryDirectory()
    let store = try SQLiteFeedStore(file: directory.database)
    try await store.replacePosts(with: Post.samples(0..<3))
    execute("UPDATE post SET body = '{}' WHERE id = '1'", in: directory)
    #expect(try await store.posts(limit: 10).ids == ["0", "2"])
    try await store.settle(Like("1", true))
    try await store.appendPosts(Post.samples(0..<3))
    #expect(try await store.posts(limit: 10) == Post.samples(0..<3))
  }

  @Test("A like costs the same bytes on disk, however many posts are saved")
  func bytesOfALike() async throws {
    var written: [Int] = []
    for count in [200, 2_000] {
      let directory = TemporaryDirectory()
      let store = try SQLiteFeedStore(file: directory.database)
      try await store.replacePosts(with: Post.samples(0..<count))
      execute("PRAGMA wal_checkpoint(TRUNCATE)", in: directory)
      try await store.settle(Like("7", true))
      let log = try FileManager.default.attributesOfItem(atPath: directory.database.path + "-wal")
      written.append(log[.size] as? Int ?? 0)
    }
    #expect(written[0] == written[1] && written[0] > 0)
  }

  @Test("A database of the first version is brought up to date with all that is in it")
  func migration() async throws {
    let directory = TemporaryDirectory()
    try FileManager.default.createDirectory(at: directory.url, withIntermediateDirectories: true)
    execute(FirstVersion.sql, in: directory)
    let store = try SQLiteFeedStore(file: directory.database)
    #expect(try await store.posts(limit: 10) == [.sample("1"), .sample("2")])
    #expect(try await store.queuedLikes() == [Like("2", true)])
  }

  @Test(
    "The repository keeps as many posts as the limit says",
    arguments: [(19, 19), (20, 20), (21, 20)])
  func savedCount(limit: Int, count: Int) async throws {
    var limits = SavedFeedLimits()
    limits.count = limit
    let repository = OfflineFirstFeedRepository(
      HTTPFeedAPI(over: Server(Post.samples(0..<20))), limits: limits)
    _ = try await repository.fetchFeed(cursor: nil)
    #expect(await repository.cachedFeed().count == count)
  }

  @Test("The repository keeps posts for thirty days", arguments: [(-1.0, 1), (0, 1), (1, 0)])
  func savedAge(seconds: TimeInterval, count: Int) async throws {
    let date = newYear.addingTimeInterval(-30 * 86_400 - seconds)
    let repository = OfflineFirstFeedRepository(
      HTTPFeedAPI(over: Server([.sample("1", at: date)])))
    #expect(try await repository.fetchFeed(cursor: nil).posts.count == 1)
    #expect(await repository.cachedFeed().count == count)
  }

  @Test("After a page that the disk did not take, the saved feed has no gap", arguments: [0, 1, 2])
  func failedPage(_ failing: Int) async throws {
    let disk = FlakyDisk()
    await disk.contents.replacePosts(with: [.sample("old")])
    let posts = Post.samples(0..<3)
    let api = FakeAPI()
    let repository = OfflineFirstFeedRepository(api, disk.store)
    for (number, post) in posts.enumerated() {
      disk.fails = number == failing
      let cursor = number == 0 ? nil : "\(number)"
      let page = Task { try await repository.fetchFeed(cursor: cursor) }
      await api.pages.next().succeed(FeedPage(posts: [post], nextCursor: "\(number + 1)"))
      _ = try await page.value
      await repository.finishSaving()
      #expect(await repository.cachedFeed() == Array(posts.prefix(number + 1)))
    }
    guard failing < 2 else { return }
    #expect(await disk.contents.posts(limit: 10) == posts)
  }
}

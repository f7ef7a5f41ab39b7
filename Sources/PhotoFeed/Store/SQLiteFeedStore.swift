public import Foundation

/// The feed in a SQLite database.
///
/// Bodies are Codable values in rows: columns exist only for what is searched, so that a new field
/// of a post that may be missing needs no migration.
///
/// Only a like waits for the disk itself, so that it survives a power cut. The server still has the
/// posts: a power cut may cost the newest page and, in WAL mode, never leaves half of one. Waiting
/// would take half the time of saving a page.
public actor SQLiteFeedStore: FeedStore {
  private let file: URL
  private let byteLimit: Int
  private var connection: SQLiteConnection
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  // The statements that lead from each version of the schema to the next one.
  private static let migrations = [
    [
      """
      CREATE TABLE post (
        position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, created_at REAL NOT NULL,
        body BLOB NOT NULL)
      """,
      """
      CREATE TABLE queued_like (
        position INTEGER PRIMARY KEY, post_id TEXT NOT NULL UNIQUE, liked INTEGER NOT NULL)
      """,
    ],
    // Old posts are dropped after each page, and were looked for in all of them.
    ["CREATE INDEX post_by_age ON post (created_at)"],
  ]

  /// Opens the database at `file`, and makes it and its directory if need be.
  ///
  /// A database that can't be read is set aside, and a new one begun.
  ///
  /// - Parameter byteLimit: What the database may grow to; beyond it the disk counts as full. The
  ///   200 posts that are kept take less than a megabyte.
  /// - Throws: `FeedError.storage`, `.diskFull`, `.storeTooNew`, or what making the directory
  ///   throws.
  public init(file: URL, byteLimit: Int = 64 << 20) throws {
    self.file = file
    self.byteLimit = byteLimit
    do {
      connection = try Self.open(file, byteLimit: byteLimit)
    } catch let error as FeedError where SQLiteConnection.isSpoilt(error) {
      try Self.setAside(file)
      connection = try Self.open(file, byteLimit: byteLimit)
    }
  }

  /// Makes room for a new database.
  ///
  /// The server has all posts of the old one; what likes waited in it can't be read, and may be
  /// looked for in the file that is kept.
  private static func setAside(_ file: URL) throws {
    let files = FileManager.default
    for ending in ["-wal", "-shm"] { try? files.removeItem(atPath: file.path + ending) }
    let place = URL(filePath: file.path + ".spoilt")
    try? files.removeItem(at: place)
    try files.moveItem(at: file, to: place)
  }

  private static func open(_ file: URL, byteLimit: Int) throws -> SQLiteConnection {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let database = try SQLiteConnection(path: file.path)
    try database.run("PRAGMA journal_mode = WAL")
    try database.run("PRAGMA synchronous = NORMAL")
    try migrate(database)
    let pageSize = try database.rows("PRAGMA page_size") { $0.integer(at: 0) }.first ?? 4096
    try database.run("PRAGMA max_page_count = \(max(1, byteLimit / pageSize))")
    return database
  }

  /// Does something with the database, which is made again if somebody has deleted it, or if it
  /// turns out to be damaged further in than its first page.
  ///
  /// SQLite would go on writing to the deleted file, and the next launch would find nothing.
  private func using<Value>(_ work: (borrowing SQLiteConnection) throws -> Value) throws -> Value {
    if !FileManager.default.fileExists(atPath: file.path) {
      connection = try Self.open(file, byteLimit: byteLimit)
    }
    do { return try work(connection) } catch let error as FeedError
      where SQLiteConnection.isSpoilt(error)
    {
      try Self.setAside(file)
      connection = try Self.open(file, byteLimit: byteLimit)
      return try work(connection)
    }
  }

  private static func migrate(_ database: borrowing SQLiteConnection) throws {
    let version = try database.rows("PRAGMA user_version") { $0.integer(at: 0) }.first ?? 0
    guard version >= 0 else { throw SQLiteConnection.corrupt }
    guard version <= migrations.count else { throw FeedError.storeTooNew(version: version) }
    guard version < migrations.count else { return }
    try database.transaction {
      for statement in migrations[version...].joined() { try database.run(statement) }
      try database.run("PRAGMA user_version = \(migrations.count)")
    }
  }

  /// The first posts, at most `limit`, without those that can't be read.
  public func posts(limit: Int) throws -> [Post] {
    try using { database in
      try database.rows(
        "SELECT body FROM post ORDER BY position LIMIT ?", .integer(limit), read: post)
    }.compactMap(\.self)
  }

  /// The post in a row; nil when it can't be read: one that is spoilt is no reason to hide the
  /// others, and the next page brings it anew.
  private func post(_ row: borrowing SQLiteStatement) -> Post? {
    try? decoder.decode(Post.self, from: row.bytes(at: 0))
  }

  /// Replaces all posts.
  public func replacePosts(with posts: [Post]) throws {
    try using { database in
      try database.transaction {
        try database.run("DELETE FROM post")
        try write(posts, to: database)
      }
    }
  }

  /// Merges a later page.
  public func appendPosts(_ posts: [Post]) throws {
    try using { database in try database.transaction { try write(posts, to: database) } }
  }

  /// Drops what is too old or too much.
  public func dropPosts(createdBefore date: Date, beyond count: Int) throws {
    try using { database in
      try database.run(
        """
        DELETE FROM post WHERE created_at < ?
          OR position NOT IN (SELECT position FROM post ORDER BY position LIMIT ?)
        """, .real(date.timeIntervalSinceReferenceDate), .integer(count))
    }
  }

  /// The likes to send, in order.
  public func queuedLikes() throws -> [Like] {
    try using { database in
      try database.rows("SELECT post_id, liked FROM queued_like ORDER BY position") { row in
        Like(
          postID: String(decoding: row.bytes(at: 0), as: UTF8.self), liked: row.integer(at: 1) == 1)
      }
    }
  }

  /// Queues a like behind the others.
  public func enqueue(_ like: Like) throws {
    try using { database in
      try database.run("PRAGMA synchronous = FULL")
      defer { try? database.run("PRAGMA synchronous = NORMAL") }
      // REPLACE gives the row a new position, behind all others.
      try database.run(
        "REPLACE INTO queued_like (post_id, liked) VALUES (?, ?)",
        .text(like.postID), .integer(like.liked ? 1 : 0))
    }
  }

  /// Notes that the server has accepted a like.
  public func settle(_ like: Like) throws {
    try using { database in
      try database.transaction {
        let found = try database.rows(
          "SELECT body FROM post WHERE id = ?", .text(like.postID), read: post)
        try write(found.compactMap { $0?.settingLiked(like.liked) }, to: database)
        try discard(like, from: database)
      }
    }
  }

  /// Drops a like that the server has refused.
  public func discard(_ like: Like) throws {
    try using { database in try discard(like, from: database) }
  }

  private func discard(_ like: Like, from database: borrowing SQLiteConnection) throws {
    try database.run(
      "DELETE FROM queued_like WHERE post_id = ? AND liked = ?",
      .text(like.postID), .integer(like.liked ? 1 : 0))
  }

  private func write(_ posts: [Post], to database: borrowing SQLiteConnection) throws {
    let rows = try posts.map { post in
      [
        SQLiteValue.text(post.id), .real(post.createdAt.timeIntervalSinceReferenceDate),
        .blob(try encoder.encode(post)),
      ]
    }
    try database.run(
      """
      INSERT INTO post (id, created_at, body) VALUES (?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET created_at = excluded.created_at, body = excluded.body
      """, each: rows)
  }
}

import CSQLite

/// An open database, closed exactly once.
@safe struct SQLiteConnection: ~Copyable {
  private let handle: OpaquePointer

  /// How many milliseconds another connection may take, such as a widget's, before a write fails.
  private static let patience: Int32 = 1_000

  /// Opens or creates the database at `path`.
  init(path: String) throws {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXRESCODE
    let code = unsafe sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened = unsafe opened else {
      // SQLite hands out a handle even when it fails, and wants it back.
      unsafe sqlite3_close_v2(opened)
      throw Self.failure(code)
    }
    unsafe handle = opened
    unsafe sqlite3_busy_timeout(handle, Self.patience)
  }

  deinit { unsafe sqlite3_close_v2(handle) }

  /// Runs one statement for its effect.
  func run(_ sql: String, _ values: SQLiteValue...) throws {
    let statement = try prepare(sql, values)
    while try statement.step() {}
  }

  /// Runs one statement for its effect, once with each row of values.
  func run(_ sql: String, each rows: [[SQLiteValue]]) throws {
    guard let first = rows.first else { return }
    let statement = try prepare(sql, first)
    while try statement.step() {}
    for values in rows.dropFirst() {
      statement.reset()
      for (index, value) in values.enumerated() {
        try statement.bind(value, at: Int32(index + 1))
      }
      while try statement.step() {}
    }
  }

  /// Runs one statement and reads each row.
  func rows<Row>(
    _ sql: String, _ values: SQLiteValue..., read: (borrowing SQLiteStatement) throws -> Row
  ) throws -> [Row] {
    let statement = try prepare(sql, values)
    var rows: [Row] = []
    while try statement.step() { rows.append(try read(statement)) }
    return rows
  }

  /// Runs `work` as a whole or not at all.
  func transaction(_ work: () throws -> Void) throws {
    try run("BEGIN IMMEDIATE")
    do {
      try work()
      try run("COMMIT")
    } catch {
      // A full disk has rolled back already; what matters is the first error.
      try? run("ROLLBACK")
      throw error
    }
  }

  private func prepare(_ sql: String, _ values: [SQLiteValue]) throws -> SQLiteStatement {
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v2(handle, sql, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared = unsafe prepared else { throw Self.failure(code) }
    let statement = unsafe SQLiteStatement(handle: prepared)
    for (index, value) in values.enumerated() {
      try statement.bind(value, at: Int32(index + 1))
    }
    return statement
  }

  /// Whether an error says that the file is no database, or none any more.
  static func isSpoilt(_ error: FeedError) -> Bool {
    guard case .storage(let code, _) = error else { return false }
    return [SQLITE_NOTADB, SQLITE_CORRUPT].contains(Int32(code & 0xff))
  }

  /// The error for a database whose content makes no sense.
  static var corrupt: FeedError { failure(SQLITE_CORRUPT) }

  /// The error for a result code.
  static func failure(_ code: Int32) -> FeedError {
    // The low byte is the kind, the rest says more.
    if code & 0xff == SQLITE_FULL { return .diskFull }
    return .storage(code: Int(code), message: unsafe String(cString: sqlite3_errstr(code)))
  }
}

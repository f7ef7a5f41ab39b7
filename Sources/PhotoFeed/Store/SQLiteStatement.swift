import CSQLite
import Foundation

/// A prepared statement, finalized exactly once.
@safe struct SQLiteStatement: ~Copyable {
  private let handle: OpaquePointer

  /// Takes over a statement that `sqlite3_prepare_v2` has made.
  @unsafe init(handle: OpaquePointer) { unsafe self.handle = handle }

  deinit { unsafe sqlite3_finalize(handle) }

  /// Binds the parameter at `index`, counted from 1.
  func bind(_ value: SQLiteValue, at index: Int32) throws {
    // SQLITE_TRANSIENT, which C writes as a cast that Swift does not import: SQLite takes a copy.
    let copied = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code =
      switch value {
      case .integer(let number): unsafe sqlite3_bind_int64(handle, index, Int64(number))
      case .real(let number): unsafe sqlite3_bind_double(handle, index, number)
      case .text(let text):
        unsafe sqlite3_bind_text(handle, index, text, Int32(text.utf8.count), copied)
      case .blob(let data):
        unsafe data.withUnsafeBytes { bytes in
          unsafe sqlite3_bind_blob(handle, index, bytes.baseAddress, Int32(bytes.count), copied)
        }
      }
    guard code == SQLITE_OK else { throw SQLiteConnection.failure(code) }
  }

  /// Goes to the next row; false after the last one.
  func step() throws -> Bool {
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw SQLiteConnection.failure(code)
    }
  }

  /// Makes it ready to be run again with other values.
  func reset() { unsafe sqlite3_reset(handle) }

  /// The column at `index`, counted from 0, as a number.
  func integer(at index: Int32) -> Int { Int(unsafe sqlite3_column_int64(handle, index)) }

  /// The column at `index`, counted from 0, as bytes; text comes as UTF-8.
  func bytes(at index: Int32) -> Data {
    guard let start = unsafe sqlite3_column_blob(handle, index) else { return Data() }
    return unsafe Data(bytes: start, count: Int(sqlite3_column_bytes(handle, index)))
  }
}

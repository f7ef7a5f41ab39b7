import Foundation

/// Reads numbers out of bytes, and nothing beyond their end.
struct ByteReader {
  let bytes: Data
  var isLittleEndian = false

  /// The unsigned number of up to four bytes at an offset of 0 or more.
  func number(at offset: Int, bytes count: Int) -> Int? {
    guard let part = bytes(from: offset, count: count) else { return nil }
    return isLittleEndian
      ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The `count` bytes from an offset of 0 or more; nil when there are fewer.
  func bytes(from offset: Int, count: Int) -> Data? {
    guard offset <= bytes.count, count <= bytes.count - offset else { return nil }
    return bytes.dropFirst(offset).prefix(count)
  }
}

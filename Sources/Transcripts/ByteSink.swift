import Foundation

/// What a ``WriteQueue`` writes into: a file, or in a test something that can be full.
protocol ByteSink: ~Copyable {
  /// Writes at least one byte, with a single system call unless a signal comes before the first
  /// byte.
  ///
  /// - Returns: How many bytes were written.
  func write(_ bytes: Data) throws(SystemError) -> Int
}

public import Foundation

/// Why the server can't do its work.
public enum ServerError: Error, Hashable, Sendable {
  /// No socket on 127.0.0.1, or no pipe to end it with, could be had, for this `errno`.
  case noSocket(errno: Int32)
  /// A photo could not be made.
  case photo
  /// The file of likes is there and can't be read, or is not UTF-8.
  case likes(URL)
}

/// Why the server can't do its work.
public enum ServerError: Error, Hashable, Sendable {
  /// No socket on 127.0.0.1, or no pipe to end it with, could be had, for this `errno`.
  case noSocket(errno: Int32)
  /// A photo could not be made.
  case photo
}

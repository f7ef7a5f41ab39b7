/// What a folder of transcripts holds: a session, or a file that is none.
public enum FolderEntry: Hashable, Sendable {
  /// A session.
  case session(Summary)
  /// A file whose name says that it is a session, and what is wrong with it.
  case unreadable(path: String, TranscriptError)
}

/// What can be wrong with a transcript, its file or its folder.
///
/// `errno` is the system's number for what went wrong, as `strerror` explains it.
public enum TranscriptError: Error, Hashable, Sendable {
  /// The file holds nothing.
  case empty
  /// The first line is not the header of anything.
  case notATranscript
  /// The header says that the file is something else.
  case otherFormat(String)
  /// The file was written in a version of the format that is not known here.
  case newerVersion(Int)
  /// A field of the header is missing, or its value is not allowed.
  case brokenHeader(field: String)
  /// There is a file already where a new one was to be made.
  case alreadyExists(path: String)
  /// Another program, or another window, has the session open.
  case isRunning(path: String)
  /// A file could not be opened or made.
  case cannotOpen(path: String, errno: Int32)
  /// A file or folder could not be read.
  case cannotRead(path: String, errno: Int32)
  /// A file or folder could not be written to.
  case cannotWrite(path: String, errno: Int32)
  /// A folder could not be made.
  case cannotMakeFolder(path: String, errno: Int32)
}

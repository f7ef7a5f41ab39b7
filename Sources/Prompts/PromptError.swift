/// Why there is no prompt.
public enum PromptError: Error, Hashable, Sendable {
  /// There is nothing at the path.
  case notFound(path: String)
  /// A folder is where a file should be, or a file where a folder should be.
  case wrongKindOfFile(path: String, isFolder: Bool)
  /// The file or folder is there and may not be read.
  case unreadable(path: String)
  /// The file is larger than a prompt may be; `limit` is in bytes.
  case tooLarge(path: String, limit: Int)
  /// The file is not UTF-8; `line` is the first that isn't, from 1.
  case notUTF8(path: String, line: Int)
  /// The file was read; here is all that is wrong with it, in its order.
  case faulty([PromptFault])
  /// The id is not the file's name, by which it would be looked for in its folder.
  case misnamed(path: String, id: String)
  /// No prompt has that name; `nearest` is one that is spelt almost so.
  case unknownName(String, nearest: String?, known: [String])
}

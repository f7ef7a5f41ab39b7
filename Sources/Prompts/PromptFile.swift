import Foundation
public import Interview

/// A file that holds a prompt.
public struct PromptFile: Hashable, Sendable {
  /// The largest file that is read, in bytes; the bundled prompt has a twentieth of it.
  public static let sizeLimit = 1 << 20

  /// Where the file is.
  public let path: String

  /// The file at a path, which need not exist.
  public init(path: String) {
    self.path = path
  }

  /// Reads the prompt.
  ///
  /// - Throws: ``PromptError`` when the file can't be read, is too large, isn't UTF-8 or has
  ///   faults.
  public func read() throws(PromptError) -> Prompt {
    let data = try bytes()
    guard let text = String(validating: data, as: UTF8.self) else {
      let valid = String(decoding: data, as: UTF8.self).prefix { $0 != "\u{FFFD}" }
      throw .notUTF8(path: path, line: valid.count(where: \.isNewline) + 1)
    }
    // Some editors begin a file with a byte order mark, which is no part of its text.
    return try PromptReader.read(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
  }

  private func bytes() throws(PromptError) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .notFound(path: path)
    }
    if isFolder.boolValue { throw .wrongKindOfFile(path: path, isFolder: true) }
    guard let handle = FileHandle(forReadingAtPath: path) else { throw .unreadable(path: path) }
    defer { try? handle.close() }
    var data = Data()
    do {
      // A pipe gives what it has, which may be less than what is asked for.
      while let part = try handle.read(upToCount: PromptFile.sizeLimit), !part.isEmpty {
        data.append(part)
        if data.count > PromptFile.sizeLimit { break }
      }
    } catch {
      throw .unreadable(path: path)
    }
    if data.count > PromptFile.sizeLimit {
      throw .tooLarge(path: path, limit: PromptFile.sizeLimit)
    }
    return data
  }
}

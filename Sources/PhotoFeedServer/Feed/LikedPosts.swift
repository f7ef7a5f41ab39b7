import Foundation

/// The posts that the one person of this server likes, in memory or in a file.
struct LikedPosts {
  private(set) var ids: Set<String> = []
  private let file: URL?

  /// None, in memory alone.
  init() { file = nil }

  /// Reads the file, if there is one.
  ///
  /// - Throws: `ServerError.likes`; were it taken for none, the next like would replace it.
  init(file: URL) throws(ServerError) {
    self.file = file
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch CocoaError.fileReadNoSuchFile {
      return
    } catch {
      throw .likes(file)
    }
    guard let text = String(data: data, encoding: .utf8) else { throw .likes(file) }
    ids = Set(text.split(separator: "\n").map(String.init))
  }

  /// Takes a like or its withdrawal.
  ///
  /// - Throws: What writing the file throws; nothing has changed then.
  mutating func set(_ liked: Bool, _ id: String) throws {
    var changed = ids
    if liked { changed.insert(id) } else { changed.remove(id) }
    guard changed != ids else { return }
    if let file {
      try changed.sorted().joined(separator: "\n").write(
        to: file, atomically: true, encoding: .utf8)
    }
    ids = changed
  }
}

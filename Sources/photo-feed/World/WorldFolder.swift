import Foundation

/// The folder that outlives the launches of the app, but not the process that it is named after.
enum WorldFolder {
  private static let prefix = "photo-feed-"

  /// The name of a new one.
  static func name(process: Int32, id: UUID) -> String { "\(prefix)\(process)-\(id.uuidString)" }

  /// The process that a folder of this name belongs to; nil when it is somebody else's.
  static func owner(of name: String) -> Int32? {
    guard name.hasPrefix(prefix) else { return nil }
    let parts = name.dropFirst(prefix.count).split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let process = Int32(parts[0]), process > 0,
      let id = UUID(uuidString: String(parts[1])), name == self.name(process: process, id: id)
    else { return nil }
    return process
  }

  /// Removes what processes have left that were killed.
  static func removeLeftovers(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names {
      guard let owner = owner(of: name), kill(owner, 0) == -1, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }
}

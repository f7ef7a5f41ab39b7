import Foundation

/// A folder of a test's own, which is gone when the test is.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws {
    // Links are followed here, because the program follows them too.
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "rehearse-units-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, its folders made when they are missing.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try makeFolder((name as NSString).deletingLastPathComponent)
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }

  @discardableResult
  func makeFolder(_ name: String) throws -> String {
    let folder = path + "/" + name
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }
}

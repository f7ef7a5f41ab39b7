import Foundation

/// A folder of a test's own, which is gone when the test is.
struct TemporaryFolder: ~Copyable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "prompts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ data: Data, to name: String) throws -> String {
    let file = url.appending(path: name)
    try data.write(to: file)
    return file.path
  }

  func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }
}

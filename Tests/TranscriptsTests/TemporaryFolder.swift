import Foundation

/// Runs a test in a folder of its own, which is removed afterwards.
func withTemporaryFolder(_ test: (String) throws -> Void) throws {
  let url = FileManager.default.temporaryDirectory.appending(path: "transcripts-\(UUID())")
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: url) }
  try test(url.path(percentEncoded: false))
}

/// What is in a file.
func contents(_ path: String) throws -> String {
  try String(contentsOf: URL(filePath: path), encoding: .utf8)
}

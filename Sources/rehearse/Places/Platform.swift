import Foundation

/// All that differs between the systems this runs on.
enum Platform {
  /// How the built tests are started: the program and its first arguments, or nil where there are
  /// none.
  ///
  /// On Linux the bundle is a program of its own: 16 to 30 ms to its first test, where `swift test
  /// --skip-build` takes 376 ms (measured).
  static func testLaunch(
    root: String, bundle: String, checkout: String?
  ) -> (executable: String, arguments: [String])? {
    #if os(Linux)
      let candidates = ["\(root)/.build/debug/\(bundle)", "\(root)/\(bundle)"]
      guard let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
        return nil
      }
      return (path, ["--testing-library", "swift-testing"])
    #else
      guard let checkout else { return nil }
      return (
        "/usr/bin/env",
        ["swift", "test", "--skip-build", "--disable-xctest", "--package-path", checkout]
      )
    #endif
  }
}

import Foundation

/// All that differs between the systems this runs on.
enum Platform {
  /// When a file was last written to, or nil where there is none.
  ///
  /// Foundation asks for the owner's name as well, which takes ten times as long (measured), and
  /// hundreds of files are looked at before a round.
  static func modified(_ path: String) -> Date? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    #if os(Linux)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    let fraction = Double(time.tv_nsec) / 1e9
    return Date(timeIntervalSince1970: Double(time.tv_sec) + fraction)
  }

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

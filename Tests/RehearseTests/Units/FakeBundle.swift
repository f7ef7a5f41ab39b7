import Foundation
import Testing

@testable import rehearse

/// A stand-in for the built tests: a few lines of shell in a folder of their own.
///
/// A file that is still open for writing in a process that was forked meanwhile can't be run, so
/// what is run is a link to a file of this repository, which runs the lines beside the link.
final class FakeBundle: Sendable {
  let folder: TemporaryFolder
  let bundle: TestBundle
  private let pipe: Int32

  /// - Parameter lines: What the bundle does; `$stream` is where its events are expected, `$here`
  ///   its folder, and whoever has `$pipe` open is waited for by ``isAlone()``.
  convenience init(_ lines: String) throws {
    try self.init { folder in
      let path = folder.path + "/bundle"
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: KeptFiles.folder.appending(path: "Streams/bundle").path)
      let start = "here='\(folder.path)'; pipe=\"$here/pipe\"; exec 2>/dev/null\n"
      try folder.write(start + lines, to: "bundle.sh")
      return path
    }
  }

  /// - Parameter make: Makes what is to be run, and gives its path.
  init(path make: (borrowing TemporaryFolder) throws -> String) throws {
    let folder = try TemporaryFolder()
    let path = try make(folder)
    try folder.makeFolder("prompts")
    let places = try Places(environment: ["REHEARSE_ROOT": folder.path], program: "")
    bundle = try #require(
      TestBundle(places: places, environment: ["REHEARSE_TEST_BUNDLE": path]))
    mkfifo(folder.path + "/pipe", 0o600)
    pipe = open(folder.path + "/pipe", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    self.folder = folder
  }

  deinit {
    close(pipe)
  }

  /// A line that gives the events of a recorded run.
  static func recorded(_ stream: String) -> String {
    let file = KeptFiles.folder.appending(path: "Streams/\(stream).jsonl").path
    return "cat '\(file)' >\"$stream\"\n"
  }

  /// Starts a child that says that it is there and then never ends, as its bundle does.
  static let hangs = "(echo there >&3; exec sleep 1000) 3>\"$pipe\" &\nexec sleep 1000\n"

  /// What a file of the bundle's holds.
  func text(of file: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + file, encoding: .utf8)
  }

  /// Whether a child of the bundle has said that it is there; waits for that.
  func hasChild() async -> Bool {
    await onThreadOfItsOwn { [self] in
      var byte = UInt8(0)
      return isReadable() && read(pipe, &byte, 1) == 1
    }
  }

  /// Whether nobody holds the pipe open any more; waits for that.
  func isAlone() async -> Bool {
    await onThreadOfItsOwn { [self] in
      var bytes = [UInt8](repeating: 0, count: 64)
      while true {
        // A pipe that nobody ever opened is at its end too, though nothing tells of that.
        let count = read(pipe, &bytes, bytes.count)
        if count == 0 { return true }
        guard count > 0 || isReadable() else { return false }
      }
    }
  }

  /// Longer than any machine takes, in milliseconds; only a failing test waits for it.
  private static let patience: Int32 = 120_000

  private func isReadable() -> Bool {
    var descriptor = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, Self.patience) == 1
  }
}

/// Waits away from the threads that other tests need to go on.
func onThreadOfItsOwn<Result: Sendable>(
  _ work: @escaping @Sendable () -> Result
) async -> Result {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: work()) }
  }
}

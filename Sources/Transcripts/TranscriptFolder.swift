import Foundation

/// The folder that holds a person's sessions.
public struct TranscriptFolder: Hashable, Sendable {
  /// What the name of a session's file ends with, the dot included.
  public static let fileExtension = ".jsonl"

  /// Where the folder is.
  public let path: String

  /// A folder that need not exist yet.
  public init(path: String) {
    self.path = path
  }

  /// The folder that holds a file.
  init(containing file: String) {
    let folder = (file as NSString).deletingLastPathComponent
    self.init(path: folder.isEmpty ? "." : folder)
  }

  /// Finds out whether a session can be saved here, by making a small file and removing it.
  ///
  /// The folder is made when it is missing.
  ///
  /// - Throws: ``TranscriptError/cannotMakeFolder(path:errno:)`` or
  ///   ``TranscriptError/cannotWrite(path:errno:)``.
  public func tryWriting() throws(TranscriptError) {
    try make()
    let probe = file(named: ".probe")
    do {
      let descriptor = try Descriptor(
        opening: probe, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, mode: 0o600)
      defer { unsafe unlink(probe) }
      _ = try descriptor.write(Data("\n".utf8))
    } catch {
      throw .cannotWrite(path: path, errno: error.number)
    }
  }

  /// Makes the file of a new session, named after its id.
  ///
  /// When there is one already, `-2`, `-3` and so on is added to the id and so to the name.
  ///
  /// - Throws: What ``TranscriptFile/init(creating:header:)`` throws, except that a file exists.
  public func newFile(header: Header) throws(TranscriptError) -> TranscriptFile {
    var header = header
    let id = header.id
    var attempt = 1
    while true {
      do {
        let path = file(named: header.id + TranscriptFolder.fileExtension)
        return try TranscriptFile(creating: path, header: header)
      } catch .alreadyExists {
        attempt += 1
        header.id = "\(id)-\(attempt)"
      }
    }
  }

  /// The sessions, newest first, then the files that are none.
  ///
  /// - Returns: Nothing when there is no folder.
  /// - Throws: ``TranscriptError/cannotRead(path:errno:)``.
  public func list() throws(TranscriptError) -> [FolderEntry] {
    var sessions: [Summary] = []
    var others: [FolderEntry] = []
    for path in try files() {
      do {
        sessions.append(try Summary(reading: path))
      } catch {
        others.append(.unreadable(path: path, error))
      }
    }
    sessions.sort { Age($1.header, path: $1.path) < Age($0.header, path: $0.path) }
    return sessions.map(FolderEntry.session) + others
  }

  /// The newest session that can be gone on with.
  ///
  /// Of those before it no more than the header is read, so that it is quick among thousands.
  ///
  /// - Throws: ``TranscriptError/cannotRead(path:errno:)``.
  public func newestUnfinished() throws(TranscriptError) -> Summary? {
    let ages = try files().compactMap { path in
      (try? Header(reading: path)).map { Age($0, path: path) }
    }
    for age in ages.sorted(by: { $1 < $0 }) {
      if let summary = try? Summary(reading: age.path), summary.canBeResumed { return summary }
    }
    return nil
  }

  /// Makes the folder, and those it lies in, for the person alone (mode 0700).
  func make() throws(TranscriptError) {
    guard unsafe access(path, F_OK) != 0 else { return }
    let parent = TranscriptFolder(containing: path)
    if parent != self { try parent.make() }
    guard unsafe mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    throw .cannotMakeFolder(path: path, errno: errno)
  }

  private func file(named name: String) -> String {
    (path as NSString).appendingPathComponent(name)
  }

  private func files() throws(TranscriptError) -> [String] {
    do {
      // Foundation does not tell a missing folder from one that may not be read; this does.
      _ = try Descriptor(opening: path, O_RDONLY | O_DIRECTORY)
    } catch {
      if error.number == ENOENT { return [] }
      throw .cannotRead(path: path, errno: error.number)
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw .cannotRead(path: path, errno: EIO)
    }
    return names.filter { $0.hasSuffix(TranscriptFolder.fileExtension) && !$0.hasPrefix(".") }
      .sorted().map(file)
  }
}

/// When a session began; later is larger.
private struct Age: Comparable {
  let started: Date
  let path: String

  init(_ header: Header, path: String) {
    self.started = header.started
    self.path = path
  }

  /// Of two that began in the same second, the one with the higher number after its name is newer.
  static func < (one: Age, other: Age) -> Bool {
    (one.started, one.path.utf8.count, one.path)
      < (other.started, other.path.utf8.count, other.path)
  }
}

import Interview
import Transcripts

/// Where events are kept: in a file, or nowhere when that was asked for.
struct Recorder: ~Copyable {
  /// What changed about saving.
  enum Change: Hashable {
    /// Lines can't be written any more, for this `errno`; they are kept.
    case failing(errno: Int32)
    /// All that was kept is written.
    case recovered
    /// Lines are written, but the disk does not say that it has them, for this `errno`.
    case unconfirmed(errno: Int32)
  }

  /// Where the file is, or nil when nothing is saved.
  let path: String?
  private var file: TranscriptFile?
  private var isFailing = false
  private var hasNews = false
  private var isUnconfirmed = false

  /// Keeps events in this file.
  init(file: consuming TranscriptFile) {
    path = file.path
    self.file = .some(file)
  }

  /// Saves nothing.
  init() {
    path = nil
    file = nil
  }

  /// Whether everything so far is in the file.
  var isSaved: Bool { !isFailing }

  /// Writes events; what was kept back is written first.
  mutating func record(_ events: [Event]) -> Change? {
    guard file != nil, !events.isEmpty else { return nil }
    file?.append(events)
    hasNews = true
    return change()
  }

  /// Has the disk take what was written since the last time.
  ///
  /// - Returns: The trouble, when the disk begins to say that it could not.
  mutating func sync() -> Change? {
    guard hasNews else { return nil }
    hasNews = false
    let errno = file?.sync()
    defer { isUnconfirmed = errno != nil }
    return isUnconfirmed ? nil : errno.map(Change.unconfirmed)
  }

  /// Whether there is something for ``sync()`` to do.
  var needsSync: Bool { hasNews }

  /// Writes what is kept, has the disk take it, and gives the file free; what is lost now, oldest
  /// first, is returned.
  mutating func close() -> TranscriptFile.Unsaved? {
    _ = sync()
    guard let last = file.take() else { return nil }
    return last.close()
  }

  private mutating func change() -> Change? {
    let errno = file?.trouble
    guard (errno != nil) != isFailing else { return nil }
    isFailing = errno != nil
    return errno.map(Change.failing) ?? .recovered
  }
}

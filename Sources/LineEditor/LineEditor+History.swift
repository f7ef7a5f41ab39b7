internal import CEditLine
internal import Foundation

extension LineEditor {
  /// Makes the lines of a history file come back with Up; a file that is not there has none.
  public func loadHistory(from path: String) {
    for line in Self.lines(ofFile: path) { remember(line, kept: false) }
  }

  /// Adds the kept lines to a file that only its owner can read; false when that failed.
  ///
  /// What another session has added meanwhile stays.
  public func saveHistory(to path: String) -> Bool {
    var all = CommandHistory()
    for line in Self.lines(ofFile: path) + history.lines { all.add(line) }
    let text = all.fileText
    return unsafe editor_write_private_file(path, text, text.utf8.count)
  }

  /// Has Up bring this line back.
  ///
  /// - Parameter kept: whether it goes into the history file too, as commands do.
  public func remember(_ line: String, kept: Bool) {
    guard !line.isEmpty else { return }
    if kept { history.add(line) }
    unsafe editor_remember(handle, line)
  }

  private static func lines(ofFile path: String) -> [String] {
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    return CommandHistory.lines(ofFile: String(decoding: bytes, as: UTF8.self))
  }
}

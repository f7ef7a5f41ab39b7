internal import CEditLine
internal import Foundation

extension LineEditor {
  /// Makes the lines of a history file come back with Up; a file that is not there has none.
  public func loadHistory(from path: String) {
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    for line in CommandHistory.lines(ofFile: String(decoding: bytes, as: UTF8.self)) {
      remember(line, kept: true)
    }
  }

  /// Writes the kept lines to a file that only its owner can read; false when that failed.
  public func saveHistory(to path: String) -> Bool {
    let text = history.fileText
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
}

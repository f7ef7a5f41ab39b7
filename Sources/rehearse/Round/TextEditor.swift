import Foundation
import Threads

/// The person's own editor, for long text and drawings.
enum TextEditor {
  /// What came of it.
  enum Result {
    case text(String)
    case nothing
    case failed(String)
  }

  /// Opens `$VISUAL` or `$EDITOR` on an empty file and reads what was written; the terminal must be
  /// free.
  ///
  /// - Parameter wake: Called while the editor is open, first at once; returns how long it may be
  ///   left alone, at most.
  static func write(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    whileOpen wake: () -> Duration
  ) -> Result {
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }
    let command = named.first { !$0.trimmingCharacters(in: .whitespaces).isEmpty } ?? "vi"
    let file = FileManager.default.temporaryDirectory
      .appending(path: "rehearse-\(UUID().uuidString).md").path
    guard
      FileManager.default.createFile(
        atPath: file, contents: nil, attributes: [.posixPermissions: 0o600])
    else { return .failed("No file could be made in \(NSTemporaryDirectory()) for your editor.") }
    let status = run("\(command) \(Places.typed(file))", whileOpen: wake)
    let text = FileManager.default.contents(atPath: file).map {
      String(decoding: $0, as: UTF8.self)
    }
    let written = text?.trimmingCharacters(in: .newlines) ?? ""
    guard status == 0 || !written.isEmpty else {
      try? FileManager.default.removeItem(atPath: file)
      // The shell's statuses for what can't be run and what is not there; an editor may end with
      // another one when nothing is to be kept, as vi does after :cq.
      guard status == -1 || [126, 127].contains(status >> 8 & 0xff) else { return .nothing }
      return .failed("\"\(command)\" could not be run: set VISUAL or EDITOR to your editor.")
    }
    guard status == 0 else {
      return .failed("\"\(command)\" ended with a failure; what you wrote is in \(file).")
    }
    try? FileManager.default.removeItem(atPath: file)
    return written.allSatisfy(\.isWhitespace) ? .nothing : .text(written)
  }

  /// Runs a shell command and returns its status as `waitpid` gives it.
  private static func run(_ command: String, whileOpen wake: () -> Duration) -> Int32 {
    let ended = Guarded<Int32?>(nil)
    Thread.detachNewThread {
      // The shell splits the command as the person wrote it; system() keeps the editor in our
      // process group, which is what the terminal listens to.
      let status = unsafe system(command)
      ended.withLock { $0 = status }
    }
    while true {
      if let status = ended.withLock({ $0 }) { return status }
      let seconds = wake() / .seconds(1)
      ended.wait(notBeyond: Date(timeIntervalSinceNow: seconds)) { $0 != nil }
    }
  }
}

import Foundation
import LineEditor
import Transcripts

/// What a command knows of the world around it.
struct Surroundings: Sendable {
  let environment: [String: String]
  let places: Places

  /// The person's sessions.
  var folder: TranscriptFolder { TranscriptFolder(path: places.transcripts) }

  /// The screen of a command that is no session.
  var layout: Layout {
    Layout(width: TerminalTraits.columns, hasColour: traits(isPlain: false).hasColour)
  }

  func traits(isPlain: Bool) -> TerminalTraits {
    TerminalTraits(environment: environment, isPlain: isPlain)
  }

  /// Whether tables and bars are written as sentences.
  var isPlain: Bool { traits(isPlain: false).style == .plain }

  /// The transcript in a file, or the newest session.
  func transcript(_ file: String?) throws(CommandError) -> (Transcript, path: String) {
    let path: String
    if let file { path = file } else { path = try newestSession() }
    do {
      return (try Transcript(reading: path), path)
    } catch {
      throw CommandError(error, path: path)
    }
  }

  private func newestSession() throws(CommandError) -> String {
    for entry in try entries() {
      if case .session(let summary) = entry { return summary.path }
    }
    throw CommandError("there is no session yet: \(places.command) starts one")
  }

  /// What the folder of sessions holds.
  func entries() throws(CommandError) -> [FolderEntry] {
    do {
      return try folder.list()
    } catch {
      throw CommandError(error, path: places.transcripts)
    }
  }
}

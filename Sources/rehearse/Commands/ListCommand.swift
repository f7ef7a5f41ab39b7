import Coaching
import Interview
import Report
import Transcripts

/// `rehearse list`: the saved sessions, newest first.
struct ListCommand {
  let surroundings: Surroundings
  let asJSON: Bool

  func run() throws(CommandError) -> Int32 {
    let entries = try surroundings.entries()
    var rows: [SessionRow] = []
    var isComplete = true
    for entry in entries {
      switch entry {
      case .session(let summary):
        do {
          rows.append(try row(summary))
        } catch {
          complain(error, path: summary.path)
          isComplete = false
        }
      case .unreadable(let path, let error):
        complain(error, path: path)
        isComplete = false
      }
    }
    let status = isComplete ? ExitStatus.done : ExitStatus.failed
    guard !asJSON else {
      StandardStreams.write(SessionListJSON(rows).text + "\n")
      return status
    }
    let layout = surroundings.layout
    let lines = SessionList(rows).lines(width: layout.pageWidth, isPlain: surroundings.isPlain)
    StandardStreams.show(lines.map { ScreenLine($0, .drawing) }, layout: layout)
    return status
  }

  private func complain(_ error: TranscriptError, path: String) {
    StandardStreams.complain(CommandError(error, path: path).sentence)
  }

  private func row(_ summary: Summary) throws(TranscriptError) -> SessionRow {
    let header = summary.header
    let transcript = try Transcript(reading: summary.path)
    let review = Review(
      round: header.round, mode: header.mode, events: transcript.events, prompt: nil,
      speed: header.speed)
    return SessionRow(
      file: Places.typed(summary.path),
      date: asJSON ? LocalTime.data(header.started) : LocalTime.text(header.started),
      prompt: header.prompt, isRunning: summary.isRunning, review: review)
  }
}

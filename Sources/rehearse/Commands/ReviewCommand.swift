import Coaching
import Interview
import Prompts
import Report
import Transcripts

/// `rehearse review`: the report on a session.
struct ReviewCommand {
  let surroundings: Surroundings
  let file: String?
  let form: ReportForm

  func run() throws(CommandError) -> Int32 {
    let (transcript, path) = try surroundings.transcript(file)
    let report = SessionReport(
      transcript: transcript, prompts: PromptFolder(path: surroundings.places.prompts))
    guard form != .json else {
      StandardStreams.write(report.json + "\n")
      return ExitStatus.done
    }
    let isPlain = form == .plain || surroundings.isPlain
    var layout = surroundings.layout
    if isPlain { layout.hasColour = false }
    var lines = report.lines(width: layout.pageWidth, isPlain: isPlain)
    lines += report.gaps.map { ScreenLine($0, .quiet) }
    lines += [.empty, ScreenLine("Transcript: \(Places.typed(path))")]
    StandardStreams.show(lines, layout: layout)
    return ExitStatus.done
  }
}

import Coaching
import Interview
import Prompts
import Report
import Transcripts

/// A transcript with its prompt, read for a report.
struct SessionReport {
  let transcript: Transcript
  let prompt: Prompt?
  let review: Review

  /// Reads a session; a prompt that is not at hand any more costs the checklists alone.
  init(transcript: Transcript, prompts: PromptFolder) {
    let prompt = try? prompts.prompt(for: PromptArgument(transcript.header.prompt))
    self.init(transcript: transcript, prompt: prompt)
  }

  init(transcript: Transcript, prompt: Prompt?) {
    self.transcript = transcript
    self.prompt = prompt
    let header = transcript.header
    review = Review(
      round: header.round, mode: header.mode, events: transcript.events, prompt: prompt,
      speed: header.speed)
  }

  /// The report; where a transcript is incomplete, ``gaps`` says so.
  func lines(width: Int, isPlain: Bool) -> [ScreenLine] {
    text(width: width, isPlain: isPlain).lines.map { ScreenLine($0, .drawing) }
  }

  /// What to fix first, and where the time went.
  func summary(width: Int, isPlain: Bool) -> [ScreenLine] {
    text(width: width, isPlain: isPlain).summary.map { ScreenLine($0, .drawing) }
  }

  /// The same as data.
  var json: String {
    ReviewJSON(review: review, heading: heading(LocalTime.data(transcript.header.started))).text
  }

  /// What of the transcript or its prompt could not be used.
  var gaps: [String] {
    var gaps: [String] = []
    if prompt == nil {
      gaps.append("The prompt \(transcript.header.prompt) is not there, so there is no checklist.")
    }
    let torn = transcript.tornLines
    if !torn.isEmpty {
      let lines = torn.map(String.init).joined(separator: ", ")
      gaps.append("Left out, since it can't be read: line \(lines) of the transcript.")
    }
    let unknown = Set(transcript.unknowns.map(\.type)).sorted()
    if !unknown.isEmpty {
      gaps.append(
        "Left out, since this version does not know it: \(unknown.joined(separator: ", ")).")
    }
    return gaps
  }

  private func text(width: Int, isPlain: Bool) -> ReviewText {
    ReviewText(
      review: review, heading: heading(LocalTime.text(transcript.header.started)), width: width,
      isPlain: isPlain)
  }

  private func heading(_ date: String) -> ReviewHeading {
    let titles = transcript.events.compactMap { event in
      if case .titled(let title) = event.kind { title } else { nil }
    }
    return ReviewHeading(
      date: date, prompt: prompt?.title ?? transcript.header.prompt, title: titles.last)
  }
}

import Coaching
import Interview
import Interviewer
import LineEditor
import Report

extension RoundDriver {
  /// Takes a line that was entered: something said, or a command.
  func take(_ line: LineEditor.Line) {
    guard line.text.contains(where: { !$0.isWhitespace }) else { return acknowledge() }
    switch SessionCommand.read(line.text, isPasted: line.pasted) {
    case .said(let text):
      editor.remember(line.text, kept: false)
      say(text, from: clock.time(at: line.firstKey), isPasted: line.pasted)
    case .command(let command):
      editor.remember(line.text, kept: true)
      run(command)
    case .faulty(let fault):
      refuse(line.text, fault)
    }
  }

  /// Keeps what was said, and has the interviewer answer.
  func say(_ text: String, from: Duration, isPasted: Bool = false, isEdited: Bool = false) {
    deliver(.say(text, from: from, isPasted: isPasted, isEdited: isEdited))
    guard case .said(let said)? = events.last?.kind else { return }
    echo(text)
    for reply in partner.replies(to: said, after: events, round: session.round) {
      deliver(.ask(reply))
    }
  }

  func resume() {
    let now = LineEditor.now()
    noteSleep()
    // The session is told how long its clock stood before the clock itself goes on.
    var stopped = clock
    deliver(.resume(gap: stopped.resume(at: now) + sleptInPause))
    sleptInPause = .zero
  }

  /// The interviewer's agreement with the plan, once it was said.
  private func answerOpening() {
    if let reply = partner.openingReply(after: events, round: session.round) {
      deliver(.ask(reply))
    }
  }

  /// Return alone: in a round said aloud, "I have said it".
  private func acknowledge() {
    if setup.isAloud, setup.traits.isInteractive { answerOpening() }
  }

  /// From a pipe each line is shown once it is saved; at a terminal it is on the screen already.
  private func echo(_ text: String) {
    guard !setup.traits.isInteractive else { return }
    guard recorder.isSaved else { return }
    show([ScreenLine(text, marker: "\(ClockText.clock(session.clock))  ")])
  }

  private func refuse(_ line: String, _ fault: SessionCommand.Fault) {
    guard setup.traits.isInteractive else { return StandardStreams.complain(fault.sentence) }
    show([ScreenLine(fault.sentence, .bad)])
    initialText = line
  }
}

extension RoundDriver {
  /// How far a step's checklist is covered by now.
  func coverage(of step: Step) -> Coverage? {
    setup.prompt.guides[step].map { Coverage(guide: $0, step: step, events: events) }
  }

  /// Asks for the plan before anything else, as every round opens.
  func askForPlan() {
    guard session.round.drill == nil else { return }
    let how =
      setup.isAloud
      ? "Say your plan aloud and ask whether it suits; press Return when you have."
      : "First say your plan, and ask whether it suits."
    show([.empty, ScreenLine(how, marker: "Interviewer: ")])
  }
}

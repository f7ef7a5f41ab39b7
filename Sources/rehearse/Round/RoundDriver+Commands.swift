import Coaching
import Interview
import LineEditor
import Report

extension RoundDriver {
  /// Does what a command says.
  func run(_ command: SessionCommand) {
    guard session.phase != .finished || !command.isAboutTheStep else {
      return show([ScreenLine("The last step has ended, and the clock stands.")])
    }
    switch command {
    case .next: deliver(.next)
    case .back: goBack()
    case .time: show(output: stepText.time, of: "time")
    case .plan: show(output: planText, of: "plan")
    case .hint: hint()
    case .did(let numbers): tick(numbers)
    case .model(let step): showModel(step)
    case .phrases: show(output: GuideText.phrases, of: "phrases")
    case .tests: showTests()
    case .skip(let what, let instead):
      deliver(.skip(what, instead: instead))
      show([ScreenLine("Noted: you skip \(what), for \(instead).", .good)])
    case .edit: edit()
    case .undo: undo()
    case .pause: pause()
    case .resume: session.isPaused ? resume() : show([ScreenLine("The clock is running.")])
    case .add(let minutes): add(minutes)
    case .help: show(output: GuideText.help, of: "help")
    case .quit: deliver(.end(.quit))
    }
  }

  /// Shows a command's output and keeps that it was shown.
  private func show(output: [ScreenLine], of command: String) {
    show(output)
    let rows = output.map { Printable.row($0.marker + $0.text) }
    deliver(.show(command: command, lines: rows))
  }

  private var planText: [ScreenLine] {
    let lines = PlanText(session.outlook).lines(
      width: layout.pageWidth, isPlain: setup.traits.style != .ticking)
    return lines.map { ScreenLine($0, .drawing) }
  }

  private func goBack() {
    guard session.step != session.round.steps.first else {
      return show([ScreenLine("This is the first step; there is none before it.")])
    }
    deliver(.back)
  }

  private func hint() {
    guard let step = session.step, let coverage = coverage(of: step) else { return }
    guard let entry = coverage.missing.first else {
      let open = coverage.open
      guard !open.isEmpty else {
        return show([ScreenLine("Nothing on this step's checklist is missing from your notes.")])
      }
      show([ScreenLine("You have had every hint. Still open:")])
      return show(open.map { ScreenLine($0.text, marker: "- ") })
    }
    deliver(.hint(step, entry: entry.text))
    let left = coverage.missing.count - 1
    let more = left == 0 ? "the last one" : "\(left) more"
    show([ScreenLine(entry.hint, marker: "Hint (\(more)): ")])
  }

  private func tick(_ numbers: [Int]) {
    guard let step = endedStep, let coverage = coverage(of: step) else {
      return show([ScreenLine("A step's checklist shows when the step has ended.")])
    }
    guard !numbers.isEmpty else {
      return show(output: GuideText.checklist(coverage), of: "did")
    }
    let last = coverage.items.count
    guard numbers.allSatisfy({ $0 >= 1 && $0 <= last }) else {
      return show([ScreenLine("The checklist of \(step.title) goes from 1 to \(last).", .bad)])
    }
    for number in numbers { deliver(.tick(step, entry: coverage.items[number - 1].entry.text)) }
    show([
      ScreenLine(
        "\(step.title): ticked \(numbers.map(String.init).joined(separator: ", ")).", .good)
    ])
  }

  private func showModel(_ asked: Step?) {
    guard let step = asked ?? endedStep else {
      return show([ScreenLine("A model answer shows when its step has ended.")])
    }
    guard session.hasEnded(step) else {
      return show([ScreenLine("The model answer of \(step.title) shows when that step has ended.")])
    }
    show(GuideText(prompt: setup.prompt).model(of: step))
    deliver(.showModel(step))
  }

  private func showTests() {
    guard let newestReport else {
      let why =
        tests.isBusy ? "The tests are running." : "The reference tests run when a step ends."
      return show([ScreenLine(why)])
    }
    guard !newestReport.results.isEmpty else {
      return show([ScreenLine("The last run listed no tests.")])
    }
    show(output: TestText.list(newestReport), of: "tests")
  }

  private func undo() {
    guard session.canUndo else { return show([ScreenLine("There is nothing to take back.")]) }
    deliver(.undo)
    guard case .undone(let time)? = events.last?.kind else { return }
    // Lines from a pipe or after the end share their time; the last that stands is taken back.
    let standing = SpokenLine.standing(in: events.dropLast())
    guard let line = standing.last(where: { $0.at == time }) else { return }
    show([ScreenLine("Taken back: \(line.text)", .quiet)])
  }

  private func pause() {
    guard !session.isPaused else { return show([ScreenLine("The clock is stopped already.")]) }
    deliver(.pause)
    show([ScreenLine("The clock is stopped. :resume, or saying something, lets it go on.", .quiet)])
  }

  private func add(_ minutes: Int) {
    deliver(.add(minutes: minutes))
    let count = SpokenTime.count(minutes, "minute")
    let end = session.length.components.seconds / 60
    let place = session.round.drill.map(\.title) ?? "the deep dives"
    show([ScreenLine("\(count) added to \(place); the round now ends at \(end).", .good)])
  }

  /// Long text and drawings are written in the person's own editor; the clock goes on and is
  /// saved, and what there is to show waits.
  private func edit() {
    guard setup.traits.isInteractive else {
      return StandardStreams.complain(
        ":edit needs a terminal: write the lines into the input instead")
    }
    let began = clock.time(at: LineEditor.now())
    deliver(.openEditor)
    held = Held()
    let result = editor.withTerminalReleased {
      TextEditor.write { [self] in
        let now = LineEditor.now()
        return min(max(.zero, (wake(at: now) ?? .seconds(3600)) - now), .seconds(3600))
      }
    }
    showHeld()
    deliver(.closeEditor)
    switch result {
    case .text(let text): say(text, from: began, isEdited: true)
    case .nothing: show([ScreenLine("Nothing was written.")])
    case .failed(let sentence): show([ScreenLine(sentence, .bad)])
    }
  }
}

extension SessionCommand {
  /// Whether it means something only while a step is under way.
  fileprivate var isAboutTheStep: Bool {
    switch self {
    case .next, .back, .time, .hint, .pause, .resume, .add: true
    case .plan, .did, .model, .phrases, .tests, .skip, .edit, .undo, .help, .quit: false
    }
  }
}

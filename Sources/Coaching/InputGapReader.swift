import Interview

/// Finds the stretches without input in the events of a typed session.
struct InputGapReader {
  private(set) var gaps: [InputGap] = []
  private var step: Step?
  private var lastInput: Duration?
  private var questionAt: Duration?
  private var lines: [SpokenLine] = []
  private var isPaused = false

  mutating func read(_ event: Event) {
    switch event.kind {
    case .stepStarted(let next):
      if step == nil { lastInput = event.at }
      step = next
      input(from: event.at, to: event.at)
    case .said(let said):
      input(from: said.from, to: event.at)
      lines.append(SpokenLine(at: event.at, step: said.step, text: said.text))
    case .undone(let line):
      input(from: event.at, to: event.at)
      if let index = lines.lastIndex(where: { $0.at == line }) { lines.remove(at: index) }
    case .stepEnded, .ticked, .hint, .modelShown, .shown, .editorOpened, .skipped, .added, .titled:
      input(from: event.at, to: event.at)
    case .ended:
      input(from: event.at, to: event.at)
      isPaused = false
    case .editorClosed:
      // Between opening and closing the person was writing.
      restart(at: event.at)
    case .paused:
      input(from: event.at, to: event.at)
      isPaused = true
    case .resumed:
      // After a crash nobody knows what the person was doing up to then.
      if !isPaused { restart(at: event.at) }
      isPaused = false
    case .asked(let question):
      if question.kind == .question { questionAt = questionAt ?? event.at }
    case .tests, .notice, .stepOverrun, .checkpointMet, .checkpointMissed, .wrapUpDue, .timeUp,
      .replanned, .alive:
      break
    }
  }

  private mutating func input(from first: Duration, to end: Duration) {
    if let step, let lastInput, first - lastInput >= InputGap.shortest {
      gaps.append(
        InputGap(
          start: lastInput, end: first, step: step, before: lines.last,
          questionAt: questionAt.flatMap { $0 <= first ? $0 : nil }))
    }
    restart(at: end)
  }

  private mutating func restart(at moment: Duration) {
    lastInput = moment
    questionAt = nil
  }
}

import Foundation
import Interview

extension EncodedEvent {
  /// Writes an event as a line, the line break included.
  static func line(for event: Event) -> Data {
    var object = EncodedObject()
    object.add(.milliseconds, event.at.wholeMilliseconds)
    object.add(.type, EventType(of: event.kind).rawValue)
    object.add(fieldsOf: event.kind)
    return object.line
  }
}

extension EventType {
  fileprivate init(of kind: Event.Kind) {
    switch kind {
    case .stepStarted: self = .stepStarted
    case .stepEnded: self = .stepEnded
    case .said: self = .said
    case .undone: self = .undone
    case .ticked: self = .ticked
    case .asked: self = .asked
    case .hint: self = .hint
    case .modelShown: self = .modelShown
    case .shown: self = .shown
    case .editorOpened: self = .editorOpened
    case .editorClosed: self = .editorClosed
    case .tests: self = .tests
    case .notice: self = .notice
    case .stepOverrun: self = .stepOverrun
    case .checkpointMet: self = .checkpointMet
    case .checkpointMissed: self = .checkpointMissed
    case .wrapUpDue: self = .wrapUpDue
    case .timeUp: self = .timeUp
    case .replanned: self = .replanned
    case .skipped: self = .skipped
    case .added: self = .added
    case .paused: self = .paused
    case .resumed: self = .resumed
    case .alive: self = .alive
    case .titled: self = .titled
    case .ended: self = .ended
    }
  }
}

extension EncodedObject {
  fileprivate mutating func add(fieldsOf kind: Event.Kind) {
    switch kind {
    case .stepStarted(let step), .modelShown(let step), .notice(let step), .stepOverrun(let step):
      add(.step, step.rawValue)
    case .stepEnded(let step, let used, let departure):
      add(.step, step.rawValue)
      add(.used, used.wholeMilliseconds)
      add(.by, departure.rawValue)
    case .said(let said): add(fieldsOf: said)
    case .undone(let line): add(.line, line.wholeMilliseconds)
    case .ticked(let step, let entry), .hint(let step, let entry):
      add(.step, step.rawValue)
      add(.entry, entry)
    case .asked(let question):
      add(.step, question.step.rawValue)
      add(.question, question.text)
      add(.kind, question.kind.rawValue)
    case .shown(let command, let lines):
      add(.command, command)
      add(.lines, lines)
    case .tests(let run): add(fieldsOf: run)
    case .checkpointMet(let checkpoint): add(checkpoint, step: checkpoint.step)
    case .checkpointMissed(let checkpoint, let step): add(checkpoint, step: step)
    case .replanned(let deepDives): add(.deepDives, deepDives.wholeMilliseconds)
    case .skipped(let what, let instead):
      add(.skip, what)
      add(.instead, instead)
    case .added(let minutes): add(.minutes, minutes)
    case .resumed(let gap): add(.gap, gap.wholeMilliseconds)
    case .titled(let title): add(.title, title)
    case .ended(let reason): add(.reason, reason.rawValue)
    case .editorOpened, .editorClosed, .wrapUpDue, .timeUp, .paused, .alive: break
    }
  }

  private mutating func add(fieldsOf said: Said) {
    add(.step, said.step.rawValue)
    add(.text, said.text)
    add(.from, said.from.wholeMilliseconds)
    if said.isPasted { add(.isPasted, true) }
    if said.isEdited { add(.isEdited, true) }
  }

  private mutating func add(fieldsOf run: TestRun) {
    add(.step, run.step.rawValue)
    add(.passed, run.passed)
    add(.failed, run.failed)
    add(.earlierPassed, run.earlierPassed)
    add(.earlierFailed, run.earlierFailed)
    add(.failures, run.failures)
    add(.outcome, run.outcome.rawValue)
  }

  private mutating func add(_ checkpoint: Checkpoint, step: Step) {
    add(.minute, checkpoint.minute)
    add(.step, step.rawValue)
  }
}

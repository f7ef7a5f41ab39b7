import Foundation
public import Interview

/// What a list shows of a session.
public struct Summary: Hashable, Sendable {
  /// Where the file is.
  public var path: String
  /// The first line.
  public var header: Header
  /// The time of the last line that can be read, which is where a resumed session goes on.
  public var reached = Duration.zero
  /// The step it would go on in, or nil when every step was finished.
  public var stoppedIn: Step?
  /// Why it ended; nil when it is under way, or was cut off.
  public var ending: Event.EndReason?
  /// Whether a program has it open for recording.
  public var isRunning = false

  /// Whether every step was finished.
  public var isFinished: Bool { stoppedIn == nil }

  /// Whether there is something to go on with, and nobody does or has decided not to.
  public var canBeResumed: Bool {
    // A session that ended as finished takes no more inputs, whatever step it says it was in.
    !isFinished && !isRunning && ending != .setAside && ending != .finished
  }
}

extension Summary {
  /// Reads a file, decoding only the lines that matter.
  ///
  /// - Throws: What ``Transcript/init(reading:)`` throws.
  public init(reading path: String) throws(TranscriptError) {
    var lines = try LineReader(reading: path)
    self.init(path: path, header: try Header(lines: &lines))
    self.isRunning = lines.isRecorded
    var skipped: [Data] = []
    while let line = try lines.next() {
      if SkippableLine.matches(line) {
        skipped.append(line)
      } else if let event = try? EncodedEvent(line: line) {
        take(event)
        skipped = []
      }
    }
    // A line that was skipped may be torn, which decoding tells.
    for line in skipped.reversed() {
      guard let event = try? EncodedEvent(line: line) else { continue }
      reached = event.at
      break
    }
  }

  private init(path: String, header: Header) {
    self.path = path
    self.header = header
    self.stoppedIn = header.round.steps[0]
  }

  private mutating func take(_ event: EncodedEvent) {
    reached = event.at
    switch event.kind {
    case .stepStarted(let step): stoppedIn = step
    case .stepEnded(let step, _, let departure): leave(step, by: departure)
    case .resumed: ending = nil
    case .ended(let reason): ending = reason
    case .said, .undone, .ticked, .asked, .hint, .modelShown, .shown, .editorOpened, .editorClosed,
      .tests, .notice, .stepOverrun, .checkpointMet, .checkpointMissed, .wrapUpDue, .timeUp,
      .replanned, .skipped, .added, .paused, .titled, .alive, nil:
      break
    }
  }

  private mutating func leave(_ step: Step, by departure: Event.Departure) {
    switch departure {
    case .next: stoppedIn = step == header.round.steps.last ? nil : step.next
    case .back: stoppedIn = step.previous ?? step
    case .end: stoppedIn = step
    }
  }
}

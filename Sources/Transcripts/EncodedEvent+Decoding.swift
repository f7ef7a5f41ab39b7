import Interview

extension EncodedEvent: Decodable {
  init(from decoder: any Decoder) throws {
    let reader = FieldReader(fields: try decoder.container(keyedBy: FieldName.self))
    self.at = try reader.moment()
    self.type = try reader.text(.type)
    self.kind = try EventType(rawValue: type).map { try Self.kind(of: $0, from: reader) }
  }

  private static func kind(of type: EventType, from reader: FieldReader) throws -> Event.Kind {
    switch type {
    case .stepStarted: .stepStarted(try reader.word(.step))
    case .stepEnded:
      .stepEnded(try reader.word(.step), used: try reader.time(.used), by: try reader.word(.by))
    case .said: .said(try said(from: reader))
    case .undone: .undone(line: try reader.time(.line))
    case .ticked: .ticked(try reader.word(.step), entry: try reader.text(.entry))
    case .asked: .asked(try question(from: reader))
    case .hint: .hint(try reader.word(.step), entry: try reader.text(.entry))
    case .modelShown: .modelShown(try reader.word(.step))
    case .shown: .shown(command: try reader.text(.command), lines: try reader.texts(.lines))
    case .editorOpened: .editorOpened
    case .editorClosed: .editorClosed
    case .tests: .tests(try testRun(from: reader))
    case .notice: .notice(try reader.word(.step))
    case .stepOverrun: .stepOverrun(try reader.word(.step))
    case .checkpointMet: .checkpointMet(try metCheckpoint(from: reader))
    case .checkpointMissed:
      .checkpointMissed(try checkpoint(from: reader), during: try reader.word(.step))
    case .wrapUpDue: .wrapUpDue
    case .timeUp: .timeUp
    case .replanned: .replanned(deepDives: try reader.time(.deepDives))
    case .skipped: .skipped(try reader.text(.skip), instead: try reader.text(.instead))
    case .added: .added(minutes: try addedMinutes(from: reader))
    case .paused: .paused
    case .resumed: .resumed(gap: try reader.time(.gap))
    case .alive: .alive
    case .titled: .titled(try reader.text(.title))
    case .ended: .ended(try reader.word(.reason))
    }
  }

  private static func said(from reader: FieldReader) throws -> Said {
    Said(
      step: try reader.word(.step), text: try reader.text(.text), from: try reader.time(.from),
      isPasted: try reader.flag(.isPasted), isEdited: try reader.flag(.isEdited))
  }

  private static func question(from reader: FieldReader) throws -> Question {
    Question(
      step: try reader.word(.step), text: try reader.text(.question),
      kind: try reader.word(.kind))
  }

  private static func testRun(from reader: FieldReader) throws -> TestRun {
    TestRun(
      step: try reader.word(.step), outcome: try reader.word(.outcome),
      passed: try reader.count(.passed), failed: try reader.count(.failed),
      earlierPassed: try reader.count(.earlierPassed),
      earlierFailed: try reader.count(.earlierFailed), failures: try reader.texts(.failures))
  }

  private static func checkpoint(from reader: FieldReader) throws -> Checkpoint {
    guard let checkpoint = Checkpoint(rawValue: try reader.count(.minute)) else {
      throw reader.notAllowed(.minute)
    }
    return checkpoint
  }

  /// A checkpoint is met by finishing its own step, so that another step contradicts the minute.
  private static func metCheckpoint(from reader: FieldReader) throws -> Checkpoint {
    let checkpoint = try checkpoint(from: reader)
    guard checkpoint.step == (try reader.word(.step)) else { throw reader.notAllowed(.step) }
    return checkpoint
  }

  private static func addedMinutes(from reader: FieldReader) throws -> Int {
    let minutes = try reader.count(.minutes)
    guard Session.addableMinutes.contains(minutes) else { throw reader.notAllowed(.minutes) }
    return minutes
  }
}

public import Foundation
public import Interview

/// The first line of a transcript: what was rehearsed, how, and when it began.
public struct Header: Hashable, Sendable {
  /// What the field `format` says in every transcript.
  public static let format = "rehearse-transcript"
  /// The version of the format that is read and written here.
  public static let currentVersion = 1
  /// The lengths that are believed, in minutes: more than any round, and no more than a day.
  static let readableMinutes = 1...1_440
  /// The speeds that are believed; the same that can be asked for.
  static let readableSpeeds = 1...600

  /// The name of the session, which is also its file's name.
  public var id: String
  /// When the session began, in whole seconds; the only wall-clock time in a transcript.
  public let started: Date
  /// The name of the prompt.
  public var prompt: String
  /// The length of the round in minutes; of a drill, the step's budget.
  public var minutes: Int
  /// How the person rehearses.
  public var mode: RehearsalMode
  /// How many times faster than real time the clock ran, 1 to 600; other than 1 it was a try-out.
  public var speed: Int
  /// The version of the program that wrote the file.
  public var program: String
  /// The step that was drilled, or nil for a whole round.
  public var drill: Step?
  /// What the interviewer's choices were drawn from, if there was one.
  public var seed: UInt64?
  /// The name of the interviewer, if there was one.
  public var interviewer: String?
  /// Fields that this version does not know; their numbers are finite.
  public internal(set) var unknownFields: [String: JSONValue] = [:]

  /// The header of a new session; its id is made of its start and its prompt.
  ///
  /// - Parameter started: When the session begins; a part of a second is dropped.
  public init(
    started: Date, prompt: String, round: Round, mode: RehearsalMode, speed: Int = 1,
    program: String,
    seed: UInt64? = nil, interviewer: String? = nil
  ) {
    self.started = Date(timeIntervalSince1970: started.timeIntervalSince1970.rounded(.down))
    self.id = Header.id(started: self.started, prompt: prompt)
    self.prompt = prompt
    self.minutes = round.minutes
    self.mode = mode
    self.speed = speed
    self.program = program
    self.drill = round.drill
    self.seed = seed
    self.interviewer = interviewer
  }

  /// What was agreed before the clock started.
  public var round: Round { Round(recordedMinutes: minutes, drill: drill) }

  /// The name of a session, such as `2026-12-01T093000Z-photo-feed`.
  ///
  /// It is safe as a file's name on every system: what is no ASCII letter or digit becomes a
  /// hyphen.
  static func id(started: Date, prompt: String) -> String {
    let time = started.formatted(.iso8601).replacing(":", with: "")
    let name = prompt.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return time + "-" + String(name)
  }
}

public import Interview

/// A session driven by random inputs through a machine's clock that sleeps, pauses and crashes.
public struct RandomSession {
  /// An input at a reading of the machine's clock.
  public typealias Line = (reading: Duration, input: Input)

  /// What was agreed before the start.
  public let round: Round
  /// What was done, and when.
  public let script: [Line]
  /// Where it ended.
  public private(set) var session: Session
  /// All that happened.
  public private(set) var events: [Event] = []
  /// The events of each input, with the time that was handed in.
  public private(set) var steps: [(input: Input, time: Duration, events: [Event])] = []
  private var pauses = Duration.zero
  private var lastReading = Duration.zero

  /// 60 random inputs over some 45 minutes.
  public init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let isDrill = Int.random(in: 0..<8, using: &random) == 0
    let round =
      isDrill
      ? Round(drilling: Step.allCases.randomElement(using: &random) ?? .api)
      : Round(minutes: Int.random(in: 35...120, using: &random))
    var reading = Duration.zero
    let script = (0..<60).map { _ in
      reading += .milliseconds(Int.random(in: 0..<90_000, using: &random))
      return (reading, Self.input(at: reading, using: &random))
    }
    self.init(round: round, script: script)
  }

  /// A session that does what a script says.
  public init(round: Round, script: [Line]) {
    self.round = round
    self.script = script
    session = Session(round: round)
    var clock = RoundClock(reading: .zero)
    deliver(.start, at: .zero)
    for (reading, input) in script {
      lastReading = reading
      let wasRunning = session.step != nil && !session.isPaused
      deliver(input, at: clock.time(at: reading))
      let isRunning = session.step != nil && !session.isPaused
      if wasRunning, !isRunning { clock.pause(at: reading) }
      if !wasRunning, isRunning { pauses += clock.resume(at: reading) }
    }
    if session.step == nil || session.isPaused { pauses += clock.resume(at: lastReading) }
  }

  private mutating func deliver(_ input: Input, at time: Duration) {
    let new = session.receive(input, at: time)
    steps.append((input, time, new))
    events += new
  }

  private static func input(at time: Duration, using random: inout SeededGenerator) -> Input {
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<14: .say("a line", from: time - .seconds(4))
    case 14..<22: .next
    case 22..<24: .back
    case 24: .pause
    case 25..<27: .resume(gap: .seconds(3))
    case 27: .slept(gap: .seconds(100))
    case 28: .skip("paging", instead: "likes")
    case 29: .add(minutes: Int.random(in: 0...10, using: &random))
    case 30: .tick(.requirements, entry: "an entry")
    case 31: .hint(.api, entry: "an entry")
    case 32: .showModel(.architecture)
    case 33: .show(command: "plan", lines: ["a", "b"])
    case 34: .ask(Question(step: .api, text: "Why?", kind: .question))
    case 35: .openEditor
    case 36: .closeEditor
    case 37: .undo
    case 38: .tests(TestRun(step: .api, outcome: .passed, passed: 9))
    default: Int.random(in: 0..<4, using: &random) == 0 ? .end(.quit) : .undo
    }
  }
}

// MARK: - What must hold

extension RandomSession {
  /// Events are in order of time.
  var outOfOrder: String? {
    zip(events, events.dropFirst()).contains { $0.at > $1.at } ? "times go back" : nil
  }

  /// No flag comes twice, unless minutes were added in between.
  var repeatedFlag: String? {
    var raised: Set<Event.Kind> = []
    for event in events {
      if case .added = event.kind { raised = raised.filter(\.isOfCheckpoint) }
      guard !event.kind.isFlag || raised.insert(event.kind).inserted else {
        return "a flag came twice"
      }
    }
    return nil
  }

  /// Used times add up to the clock less the pauses.
  var wrongTimes: String? {
    let used = Step.allCases.map(session.used).reduce(.zero, +)
    let counted = lastReading - pauses
    return used == session.clock && used == counted ? nil : "used \(used) of \(counted)"
  }

  /// The same inputs at the same times give the same events.
  var replayDiffers: String? {
    var again = Session(round: round)
    let replayed = steps.flatMap { again.receive($0.input, at: $0.time) }
    return replayed == events ? nil : "a replay gives other events"
  }

  /// Folding the events up to any input and going on equals never having stopped.
  var foldDiffers: String? {
    for cut in stride(from: 1, to: steps.count, by: 7) {
      let before = steps[..<cut].flatMap(\.events)
      var resumed = Session(round: round, folding: before)
      let after = steps[cut...].flatMap { resumed.receive($0.input, at: $0.time) }
      if before + after != events { return "going on from input \(cut) gives other events" }
    }
    return nil
  }

  /// What does not hold, or nil.
  public var problem: String? {
    outOfOrder ?? repeatedFlag ?? wrongTimes ?? replayDiffers ?? foldDiffers
  }

  /// The script with every line left out that the failure does not need.
  public var shortestFailingScript: String {
    var smallest = self
    var index = 0
    while smallest.problem != nil, index < smallest.script.count {
      var lines = smallest.script
      lines.remove(at: index)
      let smaller = RandomSession(round: round, script: lines)
      if smaller.problem != nil { smallest = smaller } else { index += 1 }
    }
    return smallest.script.map { "\($0.reading): \($0.input)" }.joined(separator: "\n")
  }
}

extension Event.Kind {
  fileprivate var isOfCheckpoint: Bool {
    switch self {
    case .checkpointMet, .checkpointMissed: true
    default: false
    }
  }

  fileprivate var isFlag: Bool {
    switch self {
    case .notice, .stepOverrun, .checkpointMet, .checkpointMissed, .wrapUpDue, .timeUp: true
    default: false
    }
  }
}

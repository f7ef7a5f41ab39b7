import Simulation
import Interview

/// A session made up from a seed: inputs at random times, with crashes, quits and resumes.
struct RandomSession {
  let round: Round
  private(set) var events: [Event] = []
  private var generator: SeededGenerator
  private var session: Session
  private var time = Duration.zero

  init(seed: UInt64) {
    self.generator = SeededGenerator(seed: seed)
    let drills: [Step?] = [nil, nil, nil] + Step.allCases
    let drill = drills.randomElement(using: &generator) ?? nil
    let minutes = Int.random(in: Round.allowedMinutes, using: &generator)
    self.round = drill.map { Round(drilling: $0, outOf: minutes) } ?? Round(minutes: minutes)
    self.session = Session(round: round)
    take(.start)
    for _ in 0..<Int.random(in: 0...60, using: &generator) { go() }
  }

  private mutating func go() {
    wait()
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: crash()
    case 1: quitAndResume()
    case 2: sleep()
    default: take(input())
    }
  }

  private mutating func wait() {
    if !session.isPaused, session.step != nil {
      let longest = [0, 1, 9_999, 10_000, 10_001, 400_000].randomElement(using: &generator) ?? 0
      time += .milliseconds(Int.random(in: 0...longest, using: &generator))
      // Meeting a deadline exactly is where being one off would show.
      if Int.random(in: 0..<4, using: &generator) == 0, let due = session.nextDeadline {
        time = max(time, due + .milliseconds(Int.random(in: 0...1, using: &generator)))
      }
    }
    events += session.advance(to: time)
  }

  private mutating func take(_ input: Input) {
    events += session.receive(input, at: time)
  }

  private mutating func crash() {
    session = Session(round: round, folding: events)
    time = session.clock
    take(.resume(gap: gap()))
  }

  private mutating func quitAndResume() {
    let reasons: [Event.EndReason] = [.quit, .stopped, .endOfInput, .setAside]
    take(.end(reasons.randomElement(using: &generator) ?? .quit))
    if Bool.random(using: &generator) {
      take(.resume(gap: gap()))
      time = session.clock
    } else {
      crash()
    }
  }

  private mutating func sleep() {
    take(.slept(gap: gap()))
  }

  private mutating func gap() -> Duration {
    .milliseconds(Int.random(in: 0...1_000_000, using: &generator))
  }

  private mutating func input() -> Input {
    let step = Step.allCases.randomElement(using: &generator) ?? .api
    let minutes = Int.random(in: 1...60, using: &generator)
    let isPasted = Bool.random(using: &generator)
    let inputs: [Input] = [
      .say(NastyText.all.randomElement(using: &generator) ?? "", from: time, isPasted: isPasted),
      .say("early", from: time - .milliseconds(minutes), isEdited: true),
      .say("", from: .zero), .undo, .undo, .next, .next, .next, .next, .back, .back, .pause,
      .pause, .resume(gap: gap()), .skip("video", instead: "cache"), .add(minutes: minutes),
      .tick(step, entry: "entry"), .hint(step, entry: "entry"), .showModel(step),
      .show(command: "time", lines: NastyText.all), .openEditor, .closeEditor,
      .ask(Question(step: step, text: "Why?", kind: .question)),
      .tests(TestRun(step: step, outcome: .timedOut, passed: minutes, failures: NastyText.all)),
    ]
    return inputs.randomElement(using: &generator) ?? .next
  }
}

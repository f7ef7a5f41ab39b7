import Interview
import Report

/// What is said at the beginning and the end of a step, and in the prompt.
struct StepText {
  let session: Session
  let prompt: Prompt

  /// What a step is for and what it has to produce.
  func introduction(of step: Step) -> [ScreenLine] {
    let place = session.round.drill == nil ? "\(step.number) of 6: " : "Drill: "
    let minutes = SpokenTime.count(session.budget(of: step).components.seconds / 60, "minute")
    let left = session.timeLeftInStep ?? .zero
    let rest =
      left == session.budget(of: step)
      ? minutes : "\(ClockText.length(max(.zero, left))) left of \(minutes)"
    var lines = [ScreenLine.empty, ScreenLine("\(place)\(step.title), \(rest)", .heading)]
    guard let guide = prompt.guides[step] else { return lines }
    lines.append(ScreenLine(guide.goal))
    lines += guide.produce.map { ScreenLine($0, marker: "- ") }
    return lines
  }

  /// How long a finished step took, and whether that met a checkpoint.
  func ending(of step: Step, met checkpoint: Checkpoint?) -> ScreenLine {
    let used = ClockText.clock(session.used(in: step))
    let budget = ClockText.clock(session.budget(of: step))
    let met = checkpoint.map { " The checkpoint at minute \($0.minute) is met." } ?? ""
    return ScreenLine("\(step.title) took \(used) of \(budget).\(met)", .good)
  }

  /// Terminals with fewer columns get the short forms.
  private static let wide = 60

  /// The prompt that stands before what is typed: the step, and what is left of it.
  ///
  /// What is left ticks here and not at the right, where a long line would cover it. Over time has
  /// a plus sign.
  func tickingPrompt(columns: Int) -> String {
    guard let step = session.step, let left = session.timeLeftInStep else { return "> " }
    let time =
      left >= .zero
      ? ClockText.clock(SpokenTime.roundedUp(left)) : "+" + ClockText.clock(left * -1)
    return columns < Self.wide ? "\(step.number)/6 \(time)> " : "\(step.title) \(time)> "
  }

  /// The time of the round, for the right end of the row.
  func clock(columns: Int) -> String {
    guard session.step != nil else { return "" }
    let time = (session.isPaused ? "paused, " : "") + ClockText.clock(session.clock)
    return columns < Self.wide ? time : "\(time) of \(ClockText.clock(session.length))"
  }

  /// The prompt with its time in words, for someone who has it read out.
  var plainPrompt: String {
    guard let step = session.step, let left = session.timeLeftInStep else { return "> " }
    guard !session.isPaused else { return "\(step.title), paused> " }
    return "\(step.title), \(SpokenTime.left(left))> "
  }

  /// The time in words.
  var time: [ScreenLine] {
    guard let step = session.step, let left = session.timeLeftInStep else { return [] }
    let paused = session.isPaused ? "The clock is stopped. " : ""
    let round = SpokenTime.left(session.length - session.clock)
    let clock = SpokenTime.length(session.clock)
    return [
      ScreenLine(
        "\(paused)\(step.title): \(SpokenTime.left(left)). Round: \(clock) gone, \(round).")
    ]
  }
}

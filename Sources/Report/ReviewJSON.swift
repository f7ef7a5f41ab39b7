public import Coaching
import Interview

/// The report on a session as JSON.
///
/// Keys are in snake case and sorted, and every key is always there; what does not apply is `null`.
/// A key that ends in `_ms` is a whole number of milliseconds: times are those of the round,
/// lengths of pauses and interruptions are real time. Steps go by the names that transcripts use. A
/// line is `{"at_ms", "step", "text"}`.
///
/// - `format` (`rehearse-review`), `version` (1), `date`, `prompt`, `title`, `minutes`, `drill`,
///   `mode`, `speed`
/// - `ending`: `state` (`finished`, `stopped`, `open`, `not-started`), `step`, `reason`
/// - `clock`: `total_ms`, `length_ms`, `overtime_ms`, `added_minutes`, `pauses`, `paused_ms`,
///   `interruptions`, `interrupted_ms`
/// - `fix_first`: `state` (`advice`, `nothing`, `too-little`), `advice`: each with its `key` and
///   the facts of that advice
/// - `steps`: `step`, `planned_ms`, `used_ms`, `visits`, `overrun_at_ms`, `over_ms`,
///   `question_at_ms`, `over_after_question_ms`
/// - `checkpoints`: `minute`, `step`, `outcome` (`met`, `missed`, `not-reached`), `finished_at_ms`
/// - `skips`: `at_ms`, `step`, `skip`, `for`
/// - `tests`: `step`, `outcome`, `passed`, `failed`, `earlier_passed`, `earlier_failed`, `failures`
/// - `input_gaps`: `from_ms`, `to_ms`, `step`, `before` (a line), `question_at_ms`, `announced`
/// - `empty_depends`: lines
/// - `lists`: `functional`, `non_functional`, `out_of_scope`: `heading` (a line), `entries`,
///   `count` (the entries that are certain)
/// - `checklist`: `step`, `entries`: `text`, `state` (`covered`, `ticked`, `hinted`, `missing`),
///   `line`, `ticked_at_ms`, `hinted_at_ms`
public struct ReviewJSON: Hashable, Sendable {
  /// What the session showed.
  public var review: Review
  /// What the review does not know.
  public var heading: ReviewHeading

  /// A report.
  public init(review: Review, heading: ReviewHeading) {
    self.review = review
    self.heading = heading
  }

  /// The JSON, indented, without a line break at its end.
  public var text: String { value.text }

  private var value: JSONValue {
    .object([
      "format": .string("rehearse-review"), "version": .int(1), "date": .string(heading.date),
      "prompt": .string(heading.prompt), "title": .text(heading.title),
      "minutes": .count(review.round.minutes), "drill": .text(review.round.drill?.rawValue),
      "mode": .string(review.mode.rawValue), "speed": .count(review.speed),
      "ending": review.ending.json, "clock": review.clock.json,
      "fix_first": review.fixFirst.json, "steps": .array(review.steps.map(\.json)),
      "checkpoints": .array(review.checkpoints.map(\.json)),
      "skips": .array(review.skips.map(\.json)), "tests": .array(review.tests.map(\.json)),
      "input_gaps": .array(review.inputGaps.map(\.json)),
      "empty_depends": .array(review.emptyDepends.map(\.json)),
      "lists": review.requirements.json, "checklist": .array(review.coverage.map(\.json)),
    ])
  }
}

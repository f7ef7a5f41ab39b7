import Interview
import Rehearsals
import Testing

/// What leads to a screen: where the round stands, what is typed, and what is waited for.
struct Scene: CustomTestStringConvertible {
  /// One thing that is waited for and what is typed then.
  struct Cue {
    var wait: String
    var type: String
    /// Whether an empty prompt has to stand there as well.
    var isAtPrompt = false
    /// Whether the reference tests, which wait until then, come to their end.
    var endsTests = false
  }

  /// The stored screen's name.
  var name: String
  /// Where the round was left; nil for a round that begins.
  var left: (step: Step, at: Duration)?
  /// The command line, without the form.
  var arguments: [String]
  /// What is done, in order.
  var cues: [Cue] = []
  /// What the screen shows in the end.
  var end: String
  /// The same with `--plain`, where that is more.
  var plainEnd: String?

  var testDescription: String { name }

  /// Before a moment, so that it comes soon.
  private static let lead = Duration.milliseconds(1_400)

  /// The screen at a moment of a round, with a line half typed.
  static func moment(
    _ name: String, minute: Int, in step: Step, shows text: String, plain: String? = nil
  ) -> Scene {
    Scene(
      name: name, left: (step, .minutes(minute) - lead), arguments: ["resume"],
      cues: [
        Cue(wait: "Press Return to go on.", type: "\r"), Cue(wait: "> ", type: "half a line"),
      ],
      end: text, plainEnd: plain)
  }

  /// A round that goes on in a step, whose end is entered; the tests end when `cue` is there.
  static func ending(
    _ name: String, _ step: Step, at time: Duration, cue: Cue, shows text: String
  ) -> Scene {
    Scene(
      name: name, left: (step, time), arguments: ["resume"],
      cues: [
        Cue(wait: "Press Return to go on.", type: "\r"), Cue(wait: "> ", type: ":next\r"), cue,
      ],
      end: text)
  }

  static let all: [Scene] = [
    Scene(name: "first-start", arguments: ["start", "--no-transcript"], end: "aloud or typed>"),
    Scene(name: "start", arguments: ["start"], end: "Press Return to start."),
    Scene(
      name: "mid-step", arguments: ["start"],
      cues: [
        Cue(wait: "Press Return to start.", type: "\r"),
        Cue(wait: "> ", type: "First the requirements, then the parts, then two areas in depth?"),
        Cue(wait: "depth?", type: "\r"),
        Cue(wait: "Go on.", type: ":hint\r", isAtPrompt: true),
        Cue(wait: "Hint", type: "Out of scope: uploading, comments and sto", isAtPrompt: true),
      ], end: "and sto"),
    .moment(
      "last-minute", minute: 4, in: .requirements, shows: "half a line", plain: "One minute left"),
    .moment("overrun", minute: 5, in: .requirements, shows: "Over time:"),
    .moment("checkpoint-missed", minute: 15, in: .architecture, shows: "Checkpoint missed"),
    .moment("wrap-up-due", minute: 40, in: .deepDives, shows: "Wrap-up due"),
    .moment("time-up", minute: 45, in: .wrapUp, shows: "Time is up"),
    .ending(
      "tests", .requirements, at: .at(3, 30),
      cue: Cue(wait: "- The data flow", type: "", isAtPrompt: true, endsTests: true),
      shows: "reference tests passed"),
    .ending(
      "end", .wrapUp, at: .at(43, 30), cue: Cue(wait: "Waiting for", type: "", endsTests: true),
      shows: "Review it:"),
    Scene(name: "review", arguments: ["review", "behind.jsonl"], end: "Transcript: behind.jsonl"),
  ]
}

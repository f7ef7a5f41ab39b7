import Foundation
import Interview
import Terminals
import Testing
import Transcripts

extension EndToEnd {
  /// What a person sees, kept as text, so that a change of it shows in a diff.
  @Suite("Golden screens")
  struct GoldenScreens {
    @Test(
      "each screen is as stored: at 80x24, at 40 columns and with --plain", arguments: Scene.all)
    func screens(scene: Scene) throws {
      let takes = try ScreenForm.allCases.map { try Take(scene, in: $0) }
      for cue in scene.cues {
        for take in takes { try take.follow(cue) }
      }
      for take in takes { try take.expect() }
    }
  }
}

/// One scene at one terminal.
private struct Take {
  private let scene: Scene
  private let form: ScreenForm
  private let sandbox: Sandbox
  private let tmux: Tmux

  init(_ scene: Scene, in form: ScreenForm) throws {
    self.scene = scene
    self.form = form
    sandbox = try Sandbox(
      mode: scene.name == "first-start" ? nil : .typed, tests: FakeTestBundle.awaiting("go"))
    try sandbox.makeDirectory()
    try FileManager.default.copyItem(
      atPath: Sandbox.package + "/transcripts/samples/behind.jsonl",
      toPath: sandbox.folder + "/rehearse/behind.jsonl")
    if let left = scene.left {
      let file = try sandbox.leave(Sandbox.moves(to: left.step, at: left.at))
      let before = Date(timeIntervalSinceNow: -Self.interruption)
      try FileManager.default.setAttributes([.modificationDate: before], ofItemAtPath: file)
    }
    tmux = try Tmux(sandbox, arguments: scene.arguments + form.arguments, form: form)
  }

  /// How long a round was left, in seconds; what ten more of them change is masked.
  private static let interruption = 330.0

  func follow(_ cue: Scene.Cue) throws {
    try tmux.wait(for: cue.wait, isAtPrompt: cue.isAtPrompt)
    tmux.send(cue.type)
    if cue.endsTests { try sandbox.write(script: "", to: "go") }
  }

  func expect() throws {
    try tmux.wait(for: form == .plain ? scene.plainEnd ?? scene.end : scene.end)
    let stored = StoredText("Screens/Golden/\(scene.name)-\(form.rawValue).txt")
    // What belongs below the text may still be on its way.
    let shown = try tmux.settled { stored.text == masked($0) }
    try stored.expect(masked(shown))
  }

  /// The screen without what differs from run to run: a name made of the date, and seconds.
  private func masked(_ shown: String) -> String {
    let rest = scene.left == nil ? shown : shown.replacing(Self.interrupted) { "\($0.1)--" }
    return
      rest
      .replacing(/\d{4}-\d\d-\d\dT[\d\n]+Z/) { Self.blank($0.0) }
      .replacing(/\d+:\d\d(?=> )/) { Self.blank($0.0) }
      .replacing(/\d+:\d\d(?=( of \d+:\d\d)?\n$)/) { Self.blank($0.0) }
      .replacing(/(, )[a-z0-9 ]+( (left|over)>)/) { "\($0.1)…\($0.2)" }
  }

  /// A step of 3:30 and an interruption of 5:30, both a little longer in the end.
  private static var interrupted: Regex<(Substring, Substring)> {
    /(3:|3 min |5 min |5\s+minutes )[34]\d/
  }

  private static func blank(_ time: Substring) -> String { String(time.replacing(/\d/, with: "-")) }
}

import Interview

/// What is on the screen before the clock starts: the task, and how it works.
struct Introduction {
  let prompt: Prompt
  let round: Round
  let isAloud: Bool

  var lines: [ScreenLine] {
    GuideText(prompt: prompt).brief + [.empty] + howItWorks.map { ScreenLine($0, marker: "- ") }
      + [.empty]
      + (isAloud ? [ScreenLine("Start your recorder now.", .heading)] : [])
  }

  private var howItWorks: [String] {
    let say =
      isAloud
      ? "Speak, and type what you would write down; every line you enter is saved."
      : "Type what you would say; every line you enter is saved."
    if let drill = round.drill {
      return [
        "A drill of one step: \(drill.title), \(SpokenTime.count(round.minutes, "minute")).", say,
        ":next ends it, and runs the reference tests of this step.",
        "You are told the moment its time is over.",
        ":help lists the other commands, :hint and :model among them.",
      ]
    }
    let plan = Step.allCases.map { step in
      "\(step.title) \(round.budget(of: step).components.seconds / 60)"
    }
    return [
      "Six steps, \(round.minutes) minutes: \(plan.joined(separator: ", ")).", say,
      ":next finishes a step, and runs the reference design's tests up to there.",
      "You are told when a step runs over, and at minutes 15 and 25.",
      ":help lists the other commands, :hint and :model among them.",
    ]
  }
}

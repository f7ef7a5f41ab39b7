import Interview
import Testing

@testable import rehearse

@Suite("UsageError")
struct UsageErrorTests {
  private static let sentences: [(String, String)] = [
    ("reveiw", #"there is no command or prompt "reveiw": did you mean rehearse review?"#),
    ("strat", #"there is no command or prompt "strat": did you mean rehearse start?"#),
    ("START", #"there is no command or prompt "START": did you mean rehearse start?"#),
    ("tset 4", #"there is no command or prompt "tset": did you mean rehearse test?"#),
    ("lst --json", #"there is no command or prompt "lst": did you mean rehearse list?"#),
    ("--plain reveiw", #"there is no command or prompt "reveiw": did you mean rehearse review?"#),
    ("help reveiw", #"there is no command or prompt "reveiw": did you mean rehearse help review?"#),
    (
      "help chess",
      #"there is no command or prompt "chess": "#
        + "rehearse --help lists the commands, rehearse prompts the prompts"
    ),
    ("--mintues 45", "unknown option --mintues: did you mean --minutes?"),
    ("start --qiuet", "unknown option --qiuet: did you mean --quiet?"),
    ("--hepl", "unknown option --hepl: did you mean --help?"),
    ("--verison", "unknown option --verison: did you mean --version?"),
    ("list --hlep", "unknown option --hlep: did you mean --help?"),
    ("review --jsn", "unknown option --jsn: did you mean --json?"),
    ("test --fast", "unknown option --fast: see rehearse test --help"),
    ("-q", "unknown option -q: see rehearse start --help"),
    ("--minutes", "--minutes needs a value: see rehearse start --help"),
    ("--minutes=", "--minutes needs a value: see rehearse start --help"),
    ("--minutes --plain", "--minutes needs a value: see rehearse start --help"),
    ("--transcript", "--transcript needs a value: see rehearse start --help"),
    ("--plain=yes", "--plain=yes takes no value: see rehearse start --help"),
    ("list --json=", "--json= takes no value: see rehearse list --help"),
    ("--minutes 34", "--minutes 34: give a whole number from 35 to 120"),
    ("--minutes 121", "--minutes 121: give a whole number from 35 to 120"),
    ("--minutes -45", "--minutes -45: give a whole number from 35 to 120"),
    ("--minutes 45.5", "--minutes 45.5: give a whole number from 35 to 120"),
    (
      "--minutes 99999999999999999999",
      "--minutes 99999999999999999999: give a whole number from 35 to 120"
    ),
    ("--speed 0", "--speed 0: give a whole number from 1 to 600"),
    ("--speed=601", "--speed 601: give a whole number from 1 to 600"),
    ("--step a", step("a")),
    ("--step 0", step("0")),
    ("--step=7", step("7")),
    ("test 4 design", step("design")),
    ("start one two", #"unexpected "two": see rehearse start --help"#),
    ("review one two", #"unexpected "two": see rehearse review --help"#),
    ("resume one two", #"unexpected "two": see rehearse resume --help"#),
    ("list one", #"unexpected "one": see rehearse list --help"#),
    ("prompts chekc a.json", #"unexpected "chekc": see rehearse prompts --help"#),
    ("prompts check a b", #"unexpected "b": see rehearse prompts --help"#),
    ("prompts check", "a file is missing: see rehearse prompts --help"),
    ("--aloud --typed", "--aloud and --typed exclude each other: choose one of them"),
    ("--typed --aloud", "--aloud and --typed exclude each other: choose one of them"),
    ("--step api --minutes 60", "--step and --minutes exclude each other: choose one of them"),
    (
      "--transcript a --no-transcript",
      "--transcript and --no-transcript exclude each other: choose one of them"
    ),
    (
      "--no-transcript --transcript a",
      "--transcript and --no-transcript exclude each other: choose one of them"
    ),
    ("--plain --plain", "--plain is given twice: give it once"),
    ("--speed 2 --speed=2", "--speed is given twice: give it once"),
    ("review --json --json", "--json is given twice: give it once"),
  ]

  @Test("a wrong command line is told in one sentence, with what to do", arguments: sentences)
  func sentence(line: String, sentence: String) {
    let words = line.split(separator: " ").map(String.init)
    let error = #expect(throws: UsageError.self) { try ArgumentParser.command(words) }
    #expect(error?.sentence == sentence)
  }

  private static func step(_ name: String) -> String {
    #"there is no step "\#(name)": the steps are "#
      + "requirements, architecture, data-model, api, deep-dives, wrap-up, or 1 to 6"
  }
}

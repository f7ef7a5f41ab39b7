import Interview

/// What is wrong with a command line.
enum UsageError: Error, Hashable, Sendable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, HelpPage, nearest: String?)
  case missingValue(option: String, HelpPage)
  case unwantedValue(option: String, HelpPage)
  case notANumber(option: String, value: String, allowed: ClosedRange<Int>)
  case unknownStep(String)
  case tooManyArguments(String, HelpPage)
  case missingFile(HelpPage)
  case conflict(String, String)
  case repeated(String)

  /// The sentence: what is wrong, and what to do.
  var sentence: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "there is no command or prompt \"\(word)\": "
        + (did(nearest) ?? "rehearse --help lists the commands, rehearse prompts the prompts")
    case .unknownOption(let option, let page, let nearest):
      "unknown option \(option): \(did(nearest) ?? "see \(page.invocation) --help")"
    case .missingValue(let option, let page):
      "\(option) needs a value: see \(page.invocation) --help"
    case .unwantedValue(let option, let page):
      "\(option) takes no value: see \(page.invocation) --help"
    case .notANumber(let option, let value, let allowed):
      "\(option) \(value): give a whole number from \(allowed.lowerBound) to \(allowed.upperBound)"
    case .unknownStep(let name):
      "there is no step \"\(name)\": the steps are "
        + Step.allCases.map(\.rawValue).joined(separator: ", ") + ", or 1 to 6"
    case .tooManyArguments(let word, let page):
      "unexpected \"\(word)\": see \(page.invocation) --help"
    case .missingFile(let page):
      "a file is missing: see \(page.invocation) --help"
    case .conflict(let one, let other):
      "\(one) and \(other) exclude each other: choose one of them"
    case .repeated(let option):
      "\(option) is given twice: give it once"
    }
  }

  private func did(_ nearest: String?) -> String? {
    nearest.map { "did you mean \($0)?" }
  }
}

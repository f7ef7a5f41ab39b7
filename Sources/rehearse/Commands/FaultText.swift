import Interview
import Prompts

/// The words for what is wrong with a prompt file.
enum FaultText {
  /// The place, then the fault.
  static func line(_ fault: PromptFault) -> String {
    let place = fault.place.isEmpty ? "" : "\(fault.place): "
    return "line \(fault.line): \(place)\(words(fault.kind))"
  }

  private static func words(_ kind: PromptFault.Kind) -> String {
    switch kind {
    case .syntax(let problem, let column): "not JSON at column \(column): \(words(problem))"
    case .wrongFormat(let found): "says \"\(found)\", should say \"rehearse-prompt\""
    case .unsupportedVersion(let version, let newest):
      "version \(version) can't be read; the newest that can is \(newest)"
    case .missing: "is missing"
    case .unknownKey(let nearest):
      nearest.map { "is no key here; did you mean \"\($0)\"?" } ?? "is no key here"
    case .repeatedKey: "stands here twice"
    case .wrongType(let expected, let found): "should be \(name(expected)), is \(name(found))"
    case .empty: "is empty"
    case .tooFew(let found, let least): "has \(found), should have \(least) or more"
    case .duplicate(let place): "is the same as \(place)"
    case .badID(let id): "\"\(id)\" is no id; use lower-case words joined by hyphens"
    case .badPattern(let pattern):
      "\"\(pattern)\" recognises nothing; use words, a star only at a word's end"
    case .unknownStep(let step, let nearest):
      "\"\(step)\" is no step" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    case .hasLineBreak: "has a line break; use one entry a line"
    case .hasControlCharacter(let code):
      "has the control character U+\(unicode(code)); leave it out"
    case .tooWide(let columns, let limit): "is \(columns) characters wide, at most \(limit) fit"
    }
  }

  private static func words(_ problem: PromptFault.SyntaxProblem) -> String {
    switch problem {
    case .endOfFile: "the file ends too early"
    case .unexpected(let character): "unexpected \"\(character)\""
    case .trailingComma: "nothing follows the comma"
    case .rawControlCharacter: "a string runs over the end of its line"
    case .badEscape: "a backslash without a meaning"
    case .badNumber: "no number that JSON knows"
    case .tooDeep: "nested too deep"
    }
  }

  /// A code point as Unicode writes it, in four digits or more.
  private static func unicode(_ code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func name(_ kind: PromptFault.ValueKind) -> String {
    switch kind {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

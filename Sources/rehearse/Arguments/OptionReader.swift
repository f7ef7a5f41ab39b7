import Prompts

/// Walks through the words after a command: options, their values, and arguments in any order.
///
/// `--option value` and `--option=value` mean the same; after `--` every word is an argument.
struct OptionReader {
  /// The words that are no options, in order.
  private(set) var arguments: [String] = []
  /// What is understood before any command is read.
  private static let everywhere = ["--help", "--version"]
  private var words: ArraySlice<String>
  private let page: HelpPage
  private var option = ""
  private var attached: String?
  private var seen: Set<String> = []

  init(_ words: [String], page: HelpPage) {
    self.words = words[...]
    self.page = page
  }

  /// The next option, or nil when there are only arguments left.
  mutating func nextOption(_ known: [String]) throws(UsageError) -> String? {
    if let attached { throw .unwantedValue(option: "\(option)=\(attached)", page) }
    while let word = words.popFirst() {
      if word == "--" {
        arguments += words
        words = []
        return nil
      }
      guard word.hasPrefix("-"), word != "-" else {
        arguments.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      option = String(parts[0])
      attached = parts.count > 1 ? String(parts[1]) : nil
      guard known.contains(option) else {
        throw .unknownOption(
          option, page, nearest: Spelling(of: option).nearest(in: known + Self.everywhere))
      }
      guard seen.insert(option).inserted else { throw .repeated(option) }
      return option
    }
    return nil
  }

  /// The value of the option that was just read.
  mutating func value() throws(UsageError) -> String {
    if let value = attached {
      attached = nil
      guard !value.isEmpty else { throw .missingValue(option: option, page) }
      return value
    }
    guard let next = words.first, !next.isEmpty, next == "-" || !next.hasPrefix("--") else {
      throw .missingValue(option: option, page)
    }
    words = words.dropFirst()
    return next
  }

  /// The value of the option that was just read, as a whole number.
  mutating func number(_ allowed: ClosedRange<Int>) throws(UsageError) -> Int {
    let word = try value()
    guard let number = Int(word), allowed.contains(number) else {
      throw .notANumber(option: option, value: word, allowed: allowed)
    }
    return number
  }

  /// Reads to the end; whether the only option there is was given.
  mutating func flag(_ name: String) throws(UsageError) -> Bool {
    var isGiven = false
    while try nextOption([name]) != nil { isGiven = true }
    return isGiven
  }

  /// The one argument, if there is one.
  func oneArgument() throws(UsageError) -> String? {
    guard arguments.count < 2 else { throw .tooManyArguments(arguments[1], page) }
    return arguments.first
  }

  /// Holds that there is no argument.
  func noArguments() throws(UsageError) {
    if let word = arguments.first { throw .tooManyArguments(word, page) }
  }
}

import Foundation
import Interview
import Prompts

/// A line that begins with a colon, inside a session.
enum SessionCommand: Hashable, Sendable {
  case next, back, time, plan, hint, phrases, tests, edit, undo, pause, resume, help, quit
  case did([Int])
  case model(Step?)
  case skip(String, instead: String)
  case add(minutes: Int)

  /// Why a line is no command.
  enum Fault: Error, Hashable, Sendable {
    case unknown(String, nearest: String?)
    case needs(String)
    case notMinutes
    case pasted

    /// The sentence: what is wrong, and what to do.
    var sentence: String {
      switch self {
      case .unknown(let name, let nearest?):
        "There is no command :\(name). Did you mean \(nearest)?"
      case .unknown(let name, nil):
        "There is no command :\(name). :help lists them; one more colon before it says it."
      case .needs(let example): "That does not fit. Use it like this: \(example)"
      case .notMinutes:
        ":add takes \(Session.addableMinutes.lowerBound) to "
          + "\(Session.addableMinutes.upperBound) minutes, as in :add 5."
      case .pasted:
        "A pasted line is not run by itself. Return runs it; one more colon before it says it."
      }
    }
  }

  /// What a typed line is.
  enum Line: Hashable {
    case said(String)
    case command(SessionCommand)
    case faulty(Fault)
  }

  /// The commands as they are typed.
  enum Name: String, CaseIterable {
    case next, back, time, plan, hint, did, model, phrases, tests, skip, edit, undo, pause, resume
    case add, help, quit
  }

  /// What `:help` says of each, in the order in which one needs them.
  static let usage: [(name: Name, letter: Character?, arguments: String, meaning: String)] = [
    (.next, "n", "", "finish this step and go on"),
    (.back, "b", "", "return to the step before"),
    (.time, "t", "", "the time in words"),
    (.plan, nil, "", "the plan as it now stands"),
    (.hint, "h", "", "one thing that is missing in this step"),
    (.did, nil, " 2 4", "tick what you said in the step that ended; alone: its list"),
    (.model, "m", " [STEP]", "the model answer of a step that has ended"),
    (.phrases, nil, "", "five kinds of phrase that help"),
    (.tests, nil, "", "each reference test with its mark"),
    (.skip, nil, " X for Y", "say what you leave out, and for what"),
    (.edit, "e", "", "write in your own editor"),
    (.undo, "u", "", "take back the last line"),
    (.pause, "p", "", "stop the clock"),
    (.resume, nil, "", "let it go on"),
    (.add, nil, " MIN", "add minutes to the deep dives"),
    (.help, "?", "", "this list"),
    (.quit, "q", "", "end the session; it can be resumed"),
  ]

  /// Reads a line; `::text` says a line that really begins with a colon.
  ///
  /// - Parameter isPasted: Whether any of it was pasted; of several rows nothing is ever run.
  static func read(_ line: String, isPasted: Bool) -> Line {
    let typed = line.drop(while: \.isWhitespace)
    guard typed.hasPrefix(":"), !line.contains(where: \.isNewline) else { return .said(line) }
    if typed.hasPrefix("::") { return .said(String(typed.dropFirst())) }
    // What was copied from somewhere is never run by itself; put back, it is a typed line.
    guard !isPasted else { return .faulty(.pasted) }
    do {
      return .command(try SessionCommand(typed: typed.dropFirst()))
    } catch {
      return .faulty(error)
    }
  }

  private init(typed: Substring) throws(Fault) {
    let words = typed.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    let typedName = words.first.map { $0.lowercased() } ?? ""
    let rest = words.count > 1 ? words[1].trimmingCharacters(in: .whitespaces) : ""
    guard
      let usage = Self.usage.first(where: {
        $0.name.rawValue == typedName || $0.letter.map(String.init) == typedName
      })
    else {
      let nearest = Spelling(of: typedName).nearest(in: Name.allCases.map(\.rawValue))
      throw .unknown(typedName, nearest: nearest.map { ":" + $0 })
    }
    guard rest.isEmpty || !usage.arguments.isEmpty else { throw .needs(":\(usage.name.rawValue)") }
    self = try Self.command(named: usage.name, rest: rest)
  }

  private static func command(named name: Name, rest: String) throws(Fault) -> SessionCommand {
    switch name {
    case .next: .next
    case .back: .back
    case .time: .time
    case .plan: .plan
    case .hint: .hint
    case .phrases: .phrases
    case .tests: .tests
    case .edit: .edit
    case .undo: .undo
    case .pause: .pause
    case .resume: .resume
    case .quit: .quit
    case .did: try did(rest)
    case .model: try model(rest)
    case .skip: try skip(rest)
    case .add: try add(rest)
    case .help: .help
    }
  }

  private static func did(_ rest: String) throws(Fault) -> SessionCommand {
    var numbers: [Int] = []
    for word in rest.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      guard let number = Int(word) else { throw .needs(":did 2 4") }
      if !numbers.contains(number) { numbers.append(number) }
    }
    return .did(numbers)
  }

  private static func model(_ rest: String) throws(Fault) -> SessionCommand {
    guard !rest.isEmpty else { return .model(nil) }
    guard let step = Step(named: rest) else { throw .needs(":model api") }
    return .model(step)
  }

  private static func add(_ rest: String) throws(Fault) -> SessionCommand {
    guard let minutes = Int(rest), Session.addableMinutes.contains(minutes) else {
      throw .notMinutes
    }
    return .add(minutes: minutes)
  }

  private static func skip(_ rest: String) throws(Fault) -> SessionCommand {
    guard let range = rest.range(of: " for ", options: [.backwards, .caseInsensitive]) else {
      throw .needs(":skip paging for likes")
    }
    let what = rest[..<range.lowerBound].trimmingCharacters(in: .whitespaces)
    let instead = rest[range.upperBound...].trimmingCharacters(in: .whitespaces)
    guard !what.isEmpty, !instead.isEmpty else { throw .needs(":skip paging for likes") }
    return .skip(what, instead: instead)
  }
}

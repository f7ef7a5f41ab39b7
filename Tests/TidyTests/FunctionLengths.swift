/// The functions of a file and how many lines each takes, from its keyword to its closing brace.
///
/// A counter of braces: it can't be fooled by strings or comments, which are blanked before, and a
/// parser would tell no more.
struct FunctionLengths {
  private let file: SourceFile
  private var line = 1
  private var word = ""
  private var previous: Character = "\n"
  private var beforeWord: Character = "\n"
  private var parentheses = 0
  private var declaredAt: Int?
  private var bodies: [Int?] = []
  private var found: [Function] = []

  struct Function: Equatable {
    let line: Int
    let length: Int
  }

  private init(_ file: SourceFile) {
    self.file = file
  }

  /// The functions of `file`, in the order they end.
  static func measure(_ file: SourceFile) -> [Function] {
    var counter = FunctionLengths(file)
    for line in file.code {
      for character in line { counter.take(character) }
      counter.take("\n")
      counter.line += 1
    }
    return counter.found
  }

  private mutating func take(_ character: Character) {
    if character.isLetter || character == "_" || character.isNumber {
      if word.isEmpty { beforeWord = previous }
      word.append(character)
      previous = character
      return
    }
    endWord(before: character)
    switch character {
    case "(": parentheses += 1
    case ")": parentheses -= 1
    case "{": open()
    case "}": close()
    default: break
    }
    if character != " " { previous = character }
  }

  private mutating func endWord(before next: Character) {
    defer { word = "" }
    guard file.isSwift, !word.isEmpty, beforeWord != ".", parentheses == 0 else { return }
    let isInitializer = word == "init" && "(<?!".contains(next)
    if word == "func" || word == "subscript" || word == "deinit" || isInitializer {
      declaredAt = line
    }
  }

  private mutating func open() {
    if file.isSwift {
      bodies.append(parentheses == 0 ? declaredAt : nil)
      if parentheses == 0 { declaredAt = nil }
    } else {
      bodies.append(bodies.isEmpty && previous == ")" ? line : nil)
    }
  }

  private mutating func close() {
    if parentheses == 0 { declaredAt = nil }  // it was a requirement, without a body
    guard let body = bodies.popLast(), let start = body else { return }
    found.append(Function(line: start, length: line - start + 1))
  }
}

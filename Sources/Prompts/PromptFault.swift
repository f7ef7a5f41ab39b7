/// One thing that is wrong with a prompt file.
public struct PromptFault: Error, Hashable, Sendable {
  /// Where it is, such as `steps.api.checklist[2].text`, counting from 0; empty for the whole file.
  public var place: String
  /// The line of the file, from 1; for something that is missing, the line of what should hold it.
  public var line: Int
  /// What is wrong.
  public var kind: Kind

  /// A fault at a place.
  public init(place: String, line: Int, kind: Kind) {
    self.place = place
    self.line = line
    self.kind = kind
  }
}

extension PromptFault {
  /// What can be wrong.
  public enum Kind: Hashable, Sendable {
    /// The file is not JSON; `column` counts characters from 1. Nothing after it was read.
    case syntax(SyntaxProblem, column: Int)
    /// The `format` is that of another kind of file.
    case wrongFormat(found: String)
    /// The `version` is not one that can be read; the rest was not read.
    case unsupportedVersion(Int, newest: Int)
    /// A key that every such object has is not there.
    case missing
    /// A key that no such object has; `nearest` is a known one that is spelt almost so.
    case unknownKey(nearest: String?)
    /// The key stands twice in its object.
    case repeatedKey
    /// A value of another type is needed.
    case wrongType(expected: ValueKind, found: ValueKind)
    /// A text without words, or a list without entries.
    case empty
    /// A list with too few entries.
    case tooFew(found: Int, least: Int)
    /// The same stands at an earlier place already.
    case duplicate(of: String)
    /// An id that is not lower-case words joined by hyphens, or that is reserved.
    case badID(String)
    /// A word pattern without words, or with a star inside a word.
    case badPattern(String)
    /// A name that is no step's; `nearest` is one that is spelt almost so.
    case unknownStep(String, nearest: String?)
    /// A line break where one line is needed.
    case hasLineBreak
    /// A control character, which could play tricks on a terminal; the value is its code point.
    case hasControlCharacter(UInt32)
    /// A row of a diagram with too many characters.
    case tooWide(columns: Int, limit: Int)
  }

  /// The types of value that JSON has; whole numbers are told apart.
  public enum ValueKind: Hashable, Sendable {
    /// `null`
    case null
    /// `true` or `false`
    case bool
    /// A number.
    case number
    /// A number without a fraction.
    case wholeNumber
    /// A string.
    case text
    /// An array.
    case list
    /// An object.
    case object
  }

  /// Why a file is not JSON.
  public enum SyntaxProblem: Hashable, Sendable {
    /// The file ends in the middle of a value.
    case endOfFile
    /// Something else is needed here.
    case unexpected(Character)
    /// A comma has nothing after it.
    case trailingComma
    /// A string runs over the end of its line, or holds a control character as it is.
    case rawControlCharacter
    /// A backslash with something after it that has no meaning.
    case badEscape
    /// A number that JSON writes in another way.
    case badNumber
    /// Values are nested deeper than any prompt's.
    case tooDeep
  }
}

/// One paragraph for the screen, before it is wrapped and coloured.
struct ScreenLine: Hashable, Sendable {
  /// What a line is, which colour only underlines.
  enum Role: Hashable, Sendable {
    case text
    /// The name of something that follows.
    case heading
    /// A flag that needs attention now.
    case flag
    /// Something went well.
    case good
    /// Something went wrong.
    case bad
    /// Less important.
    case quiet
    /// Laid out already: never wrapped, cut by the terminal if need be.
    case drawing

    /// The colour sequence that begins it, if it has one.
    var colour: String? {
      switch self {
      case .text, .drawing: nil
      case .heading: "\u{1B}[1m"
      case .flag: "\u{1B}[1;33m"
      case .good: "\u{1B}[32m"
      case .bad: "\u{1B}[31m"
      case .quiet: "\u{1B}[2m"
      }
    }
  }

  /// The words, not yet made harmless.
  var text: String
  /// What it is.
  var role = Role.text
  /// What stands before the first row; rows after it stand under the words.
  var marker = ""

  init(_ text: String, _ role: Role = .text, marker: String = "") {
    self.text = text
    self.role = role
    self.marker = marker
  }

  static let empty = ScreenLine("")
}

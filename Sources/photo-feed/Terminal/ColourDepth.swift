/// How many colours a terminal shows.
enum ColourDepth: Hashable, Sendable {
  /// None that could be relied on, or no UTF-8: pictures are drawn with letters.
  case letters
  /// The palette of 256.
  case palette
  /// Any, in 24 bits.
  case trueColour

  /// Reads it off the environment, as terminals tell it there.
  init(environment: [String: String]) {
    let locale =
      environment["LC_ALL"].flatMap { $0.isEmpty ? nil : $0 }
      ?? environment["LC_CTYPE"].flatMap { $0.isEmpty ? nil : $0 } ?? environment["LANG"] ?? ""
    let hasUTF8 = locale.uppercased().contains("UTF-8") || locale.uppercased().contains("UTF8")
    let wantsNone = !(environment["NO_COLOR"] ?? "").isEmpty
    let term = environment["TERM"] ?? ""
    if !hasUTF8 || wantsNone {
      self = .letters
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
      || term.hasSuffix("-direct")
    {
      self = .trueColour
    } else {
      self = term.contains("256color") ? .palette : .letters
    }
  }
}

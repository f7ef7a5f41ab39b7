/// What the command line asks for.
struct Options: Hashable, Sendable {
  /// What to do.
  enum Task: Hashable, Sendable {
    /// The feed on the whole terminal.
    case show
    /// Labels, one a line.
    case plain
    /// The server alone.
    case serve
    case help
  }

  var task = Task.show
  /// How many posts the server has.
  var posts = 200
  /// Where the server listens; 0 for any port that is free.
  var port: UInt16 = 0

  /// Wrong usage, as facts.
  enum Fault: Error, Hashable {
    case unknown(String)
    case noNumber(option: String, allowed: ClosedRange<Int>)
  }

  /// The numbers of posts that can be asked for.
  static let postCounts = 0...10_000

  /// Reads the words after the program's name.
  init(_ words: [String]) throws(Fault) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--plain": task = .plain
      case "--serve": task = .serve
      case "--help", "-h": task = .help
      case "--posts": posts = try Self.number(&words, word, Self.postCounts)
      case "--port": port = UInt16(try Self.number(&words, word, 0...65_535))
      default: throw .unknown(word)
      }
    }
  }

  private static func number(
    _ words: inout ArraySlice<String>, _ option: String, _ allowed: ClosedRange<Int>
  ) throws(Fault) -> Int {
    guard let number = words.popFirst().flatMap({ Int($0) }), allowed.contains(number) else {
      throw .noNumber(option: option, allowed: allowed)
    }
    return number
  }
}

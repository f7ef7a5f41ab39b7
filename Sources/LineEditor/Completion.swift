/// What Tab does with the candidates for what was typed.
enum Completion: Equatable {
  case none
  case insert(String)
  case choices([String])

  init(typed: String, candidates: [String]) {
    let matching = candidates.filter { $0.hasPrefix(typed) }
    guard let first = matching.first else {
      self = .none
      return
    }
    let common = matching.dropFirst().reduce(first) { common, candidate in
      String(zip(common, candidate).prefix { $0 == $1 }.map(\.0))
    }
    if matching.count == 1 {
      let rest = String(first.dropFirst(typed.count))
      self = .insert(rest + " ")
    } else if common.count > typed.count {
      self = .insert(String(common.dropFirst(typed.count)))
    } else {
      self = .choices(matching)
    }
  }
}

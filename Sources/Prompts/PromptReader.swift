import Interview

/// Turns the tree of a prompt file into a prompt, and notes everything that is wrong on the way.
///
/// What is missing or wrong is read as empty, so that one fault doesn't hide the next; a prompt
/// that was read with faults is for nobody's use.
struct PromptReader {
  /// What `format` has to say.
  static let format = "rehearse-prompt"
  /// The newest version that can be read, and the only one so far.
  static let version = 1
  /// The widest row of a diagram, in characters; it fits a terminal of 80 columns with a margin.
  static let diagramWidth = 76

  private(set) var faults: [PromptFault] = []

  /// Notes a fault at a node.
  mutating func report(_ kind: PromptFault.Kind, at node: JSONNode) {
    faults.append(PromptFault(place: node.place, line: node.line, kind: kind))
  }

  /// The members of an object, after its keys were held against those it should have.
  mutating func object(_ node: JSONNode?, _ shape: ObjectShape) -> [String: JSONNode] {
    guard let node else { return [:] }
    guard case .object(let members) = node.value else {
      report(.wrongType(expected: .object, found: node.kind), at: node)
      return [:]
    }
    for key in shape.required where members[key] == nil {
      let place = JSONNode.place(of: key, in: node.place)
      faults.append(PromptFault(place: place, line: node.line, kind: .missing))
    }
    for (key, member) in members.sorted(by: { $0.key < $1.key }) where !shape.keys.contains(key) {
      report(.unknownKey(nearest: Spelling(of: key).nearest(in: shape.keys)), at: member)
    }
    return members
  }

  /// The entries of a list.
  mutating func list(_ node: JSONNode?, least: Int = 1) -> [JSONNode] {
    guard let node else { return [] }
    guard case .list(let entries) = node.value else {
      report(.wrongType(expected: .list, found: node.kind), at: node)
      return []
    }
    if entries.isEmpty {
      report(.empty, at: node)
    } else if entries.count < least {
      report(.tooFew(found: entries.count, least: least), at: node)
    }
    return entries
  }

  /// A text as it stands, which may be blank.
  mutating func row(_ node: JSONNode?) -> String {
    guard let node else { return "" }
    guard case .text(let text) = node.value else {
      report(.wrongType(expected: .text, found: node.kind), at: node)
      return ""
    }
    if text.contains(where: \.isNewline) {
      report(.hasLineBreak, at: node)
    } else if let control = text.unicodeScalars.first(where: {
      $0.properties.generalCategory == .control
    }) {
      report(.hasControlCharacter(control.value), at: node)
    }
    return text
  }

  /// A text of one line with something in it.
  mutating func text(_ node: JSONNode?) -> String {
    let text = row(node)
    if let node, case .text = node.value, text.allSatisfy(\.isWhitespace), !text.contains("\n") {
      report(.empty, at: node)
    }
    return text
  }

  /// A list of texts.
  mutating func texts(_ node: JSONNode?, least: Int = 1) -> [String] {
    list(node, least: least).map { text($0) }
  }

  /// Notes each text that stood earlier in the list; case does not matter.
  mutating func checkUnique(_ nodes: [JSONNode?]) {
    var places: [String: String] = [:]
    for case let node? in nodes {
      guard case .text(let text) = node.value, !text.isEmpty else { continue }
      if let earlier = places[text.lowercased()] {
        report(.duplicate(of: earlier), at: node)
      } else {
        places[text.lowercased()] = node.place
      }
    }
  }
}

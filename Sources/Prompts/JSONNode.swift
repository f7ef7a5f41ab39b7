/// A value of a JSON file, with where it stands.
struct JSONNode: Hashable, Sendable {
  /// What a value can be.
  indirect enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSONNode])
    case object([String: JSONNode])
  }

  var value: Value
  /// The way to it from the top, such as `steps.api.checklist[2].text`; empty for the top itself.
  var place: String
  /// The line on which it begins, from 1.
  var line: Int

  /// The place of a member of this object.
  static func place(of key: String, in place: String) -> String {
    place.isEmpty ? key : "\(place).\(key)"
  }

  /// What kind of value it is.
  var kind: PromptFault.ValueKind {
    switch value {
    case .null: .null
    case .bool: .bool
    case .number(let number): Int(exactly: number) == nil ? .number : .wholeNumber
    case .text: .text
    case .list: .list
    case .object: .object
    }
  }
}

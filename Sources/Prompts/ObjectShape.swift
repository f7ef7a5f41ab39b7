import Interview

/// The keys of one kind of object in a prompt file.
struct ObjectShape: Hashable, Sendable {
  var required: [String]
  var optional: [String] = []

  /// The keys that there may be.
  var keys: [String] { required + optional }
}

extension ObjectShape {
  static let file = ObjectShape(
    required: [
      "format", "version", "id", "title", "brief", "facts", "steps", "deep_dives", "questions",
    ], optional: ["$schema"])
  static let fact = ObjectShape(required: ["text", "words"])
  static let steps = ObjectShape(required: Step.allCases.map(\.rawValue))
  static let guide = ObjectShape(required: ["goal", "produce", "checklist", "model"])
  static let entry = ObjectShape(required: ["text", "words", "hint"])
  static let model = ObjectShape(required: ["text"], optional: ["diagram"])
  static let deepDive = ObjectShape(
    required: ["topic", "problem", "options", "choice", "trade_off"])
  static let question = ObjectShape(required: ["step", "text"])
}

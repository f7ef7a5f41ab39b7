import Foundation
import Interview

/// A piece of JSON whose keys come out sorted, so that the same facts give the same bytes.
enum JSONValue: Hashable, Encodable {
  case null
  case bool(Bool)
  case int(Int64)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }

  /// The text, indented, without a line break at its end.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding can only fail for numbers that are not finite, and there are none.
    let data = (try? encoder.encode(self)) ?? Data("null".utf8)
    return String(decoding: data, as: UTF8.self)
  }
}

extension JSONValue {
  /// A time or a length in whole milliseconds; nil is null.
  static func ms(_ duration: Duration?) -> JSONValue {
    duration.map { .int($0.wholeMilliseconds) } ?? .null
  }

  /// A count.
  static func count(_ count: Int) -> JSONValue { .int(Int64(count)) }

  /// A text; nil is null.
  static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// Texts in order.
  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}

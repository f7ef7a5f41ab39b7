import Foundation

/// A JSON object in the making, whose fields stay in the order in which they are added.
///
/// Foundation writes the fields of an object sorted by name or in an order that changes from run to
/// run, and a line has to begin with its time to be read at a glance. So the order, with the
/// punctuation between the fields, is ours; every name and value is written by Foundation.
struct EncodedObject {
  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  private var bytes = Data("{".utf8)

  /// The object on a line of its own.
  var line: Data { bytes + Data("}\n".utf8) }

  mutating func add(_ name: FieldName, _ value: some Encodable) {
    add(named: name.rawValue, value)
  }

  mutating func add(named name: String, _ value: some Encodable) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    bytes.append(encoded(name))
    bytes.append(UInt8(ascii: ":"))
    bytes.append(encoded(value))
  }

  private func encoded(_ value: some Encodable) -> Data {
    do {
      return try Self.encoder.encode(value)
    } catch {
      // JSON has a form for every value used here: text, integers, true and false, and lists of
      // them.
      preconditionFailure("\(error)")
    }
  }
}

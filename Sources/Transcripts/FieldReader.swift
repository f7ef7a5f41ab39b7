/// Reads the fields of one event and holds each to what the format allows.
///
/// Its functions throw `DecodingError` when a field is missing or its value is not allowed.
struct FieldReader {
  /// The largest integer that every JSON program reads exactly: 2^53 - 1 (RFC 8259, section 6).
  static let largestInteger: Int64 = 9_007_199_254_740_991

  let fields: KeyedDecodingContainer<FieldName>

  func text(_ name: FieldName) throws -> String {
    try fields.decode(String.self, forKey: name)
  }

  func texts(_ name: FieldName) throws -> [String] {
    try fields.decode([String].self, forKey: name)
  }

  /// A flag, which is written only when it is true.
  func flag(_ name: FieldName) throws -> Bool {
    try fields.decodeIfPresent(Bool.self, forKey: name) ?? false
  }

  /// The time of the round at which an event happened.
  func moment() throws -> Duration {
    .milliseconds(try integer(.milliseconds, in: 0...Self.largestInteger))
  }

  /// Any other time; a first key may have been pressed before the start.
  func time(_ name: FieldName) throws -> Duration {
    .milliseconds(try integer(name, in: -Self.largestInteger...Self.largestInteger))
  }

  func count(_ name: FieldName) throws -> Int {
    Int(try integer(name, in: 0...Self.largestInteger))
  }

  private func integer(_ name: FieldName, in range: ClosedRange<Int64>) throws -> Int64 {
    let value = try fields.decode(Int64.self, forKey: name)
    guard range.contains(value) else { throw notAllowed(name) }
    return value
  }

  func word<Word: RawRepresentable<String>>(_ name: FieldName) throws -> Word {
    guard let word = Word(rawValue: try text(name)) else { throw notAllowed(name) }
    return word
  }

  func notAllowed(_ name: FieldName) -> DecodingError {
    .dataCorruptedError(forKey: name, in: fields, debugDescription: "not allowed")
  }
}

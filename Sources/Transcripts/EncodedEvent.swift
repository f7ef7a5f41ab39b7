import Foundation
import Interview

/// An event as it is written: one JSON object on one line.
///
/// It is apart from ``Interview/Event`` so that the domain can be renamed without a new version of
/// the file.
struct EncodedEvent: Hashable, Sendable {
  /// The time of the round.
  var at: Duration
  /// The type as it is named in the file.
  var type: String
  /// What happened; nil when the type is not known in this version.
  var kind: Event.Kind?
}

extension EncodedEvent {
  private static let decoder = JSONDecoder()

  /// Reads a line.
  ///
  /// - Throws: `DecodingError` when the line is not an object with a time and a type, or when a
  ///   field that its type has to have is missing or holds a value that is not allowed.
  init(line: Data) throws {
    self = try Self.decoder.decode(EncodedEvent.self, from: line)
  }
}

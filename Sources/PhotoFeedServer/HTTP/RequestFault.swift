/// Why a request is refused before anybody looks at what it asks for; the connection ends then.
public enum RequestFault: Error, Hashable, Sendable {
  /// Not as RFC 9112 writes a request.
  case malformed
  /// Request line and headers are longer than the limit.
  case headerTooLarge
  /// The body is longer than the limit.
  case bodyTooLarge
  /// Neither HTTP/1.0 nor HTTP/1.1.
  case unsupportedVersion
  /// A body in chunks, which no request to this server needs.
  case unsupportedEncoding
  /// Something other than a body is expected first.
  case unsupportedExpectation

  /// The status it is answered with (RFC 9110, section 15; 431: RFC 6585).
  public var status: Int {
    switch self {
    case .malformed: 400
    case .headerTooLarge: 431
    case .bodyTooLarge: 413
    case .unsupportedVersion: 505
    case .unsupportedEncoding: 501
    case .unsupportedExpectation: 417
    }
  }
}

/// What a request does.
public enum HTTPMethod: String, Hashable, Sendable {
  case get = "GET"
  case put = "PUT"
  case delete = "DELETE"
  case post = "POST"

  /// Whether sending it twice leaves what sending it once leaves (RFC 9110, section 9.2.2).
  public var isIdempotent: Bool {
    switch self {
    case .get, .put, .delete: true
    case .post: false
    }
  }
}

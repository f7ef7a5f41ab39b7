import Foundation

/// A request, as far as the feed needs one.
public struct HTTPRequest: Hashable, Sendable {
  /// What it does.
  public let method: HTTPMethod
  /// The path and the query on the feed's own server, or a whole URL; percent-encoded.
  public let target: String
  /// The headers.
  public let headers: [String: String]
  /// The most bytes of a body that are read; nil for as many as the transport reads at most.
  public let bodyLimit: Int?

  /// Creates a request; `target` starts with a slash or is a whole URL, and is percent-encoded.
  public init(
    _ method: HTTPMethod, _ target: String,
    headers: [String: String] = ["Accept": "application/json"],
    bodyLimit: Int? = nil
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.bodyLimit = bodyLimit
  }

  /// Posts to ask for at once.
  static let pageLimit = 20

  static func page(at cursor: String?) -> HTTPRequest {
    let start = cursor.map { "cursor=\(encoded($0))&" } ?? ""
    return HTTPRequest(.get, "/v1/feed?\(start)limit=\(pageLimit)")
  }

  static func like(_ like: Like) -> HTTPRequest {
    HTTPRequest(like.liked ? .put : .delete, "/v1/posts/\(encoded(like.postID))/like")
  }

  /// A picture, unless the server still has the one with this entity tag.
  static func image(at url: URL, etag: String?, byteLimit: Int) -> HTTPRequest {
    var headers = ["Accept": "image/jpeg"]
    headers["If-None-Match"] = etag
    return HTTPRequest(.get, url.absoluteString, headers: headers, bodyLimit: byteLimit)
  }

  // RFC 3986, section 2.3. `URLComponents` leaves `+` alone, which servers read as a space, and a
  // slash in an identifier would end the path segment.
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  private static func encoded(_ text: String) -> String {
    // A path segment of one or two dots is a step in the tree (RFC 3986, section 5.2.4).
    if text == "." || text == ".." { return text.replacing(".", with: "%2E") }
    return text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
  }
}

import Foundation

/// A request, as far as the feed needs one.
public struct HTTPRequest: Hashable, Sendable {
  /// What it does.
  public let method: HTTPMethod
  /// The path and the query, percent-encoded.
  public let target: String

  /// Creates a request; `target` starts with a slash and is percent-encoded.
  public init(_ method: HTTPMethod, _ target: String) {
    self.method = method
    self.target = target
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

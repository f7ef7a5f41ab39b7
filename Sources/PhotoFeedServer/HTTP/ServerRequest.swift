import Foundation

/// One request as the server has read it.
public struct ServerRequest: Hashable, Sendable {
  /// As sent.
  public let method: String
  /// The path and the query, percent-encoded as sent.
  public let target: String
  /// By name in lower case; the values of a name that came twice are joined by commas.
  public let headers: [String: String]
  /// The body, empty if there is none.
  public let body: [UInt8]
  /// Whether the connection stays open afterwards.
  public let isKeptAlive: Bool

  /// The decoded segments of the path.
  var segments: [String] {
    let path = target.prefix { $0 != "?" }
    return path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
  }

  /// A decoded value of the query; nil when it is not there.
  func query(_ name: String) -> String? {
    guard let start = target.firstIndex(of: "?") else { return nil }
    let pairs = target[target.index(after: start)...].split(separator: "&")
    let pair = pairs.first { $0 == name || $0.hasPrefix(name + "=") }
    return pair.map { String($0.dropFirst(name.count + 1)).removingPercentEncoding ?? "" }
  }
}

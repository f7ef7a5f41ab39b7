public import Foundation

/// A whole reply.
public struct HTTPResponse: Hashable, Sendable {
  /// 100 to 599.
  public let status: Int
  /// The body, empty if there is none.
  public let body: Data
  private let headers: [String: String]

  /// Creates a reply; the names of `headers` are taken in any case.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.body = body
    self.headers = Dictionary(
      headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { _, last in last })
  }

  /// Whether the body was sent in another form than it has now.
  var isCompressed: Bool {
    (header("Content-Encoding") ?? "identity").lowercased() != "identity"
  }

  /// The value of a header, whatever the case of its name.
  public func header(_ name: String) -> String? { headers[name.lowercased()] }
}

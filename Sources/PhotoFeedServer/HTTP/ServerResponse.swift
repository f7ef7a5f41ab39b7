/// What a request is answered with.
public struct ServerResponse: Hashable, Sendable {
  /// 200 to 599.
  public var status: Int
  /// By name, without those about the connection and the length.
  public var headers: [String: String]
  /// The body.
  public var body: [UInt8]

  /// Creates a response.
  public init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  static func text(_ text: String, type: String, status: Int = 200) -> ServerResponse {
    ServerResponse(status: status, headers: ["Content-Type": type], body: Array(text.utf8))
  }

  /// A refusal that says why, for whoever looks at it with curl.
  static func refusal(_ status: Int, _ reason: String) -> ServerResponse {
    .text(#"{"error":"\#(reason)"}"#, type: "application/json", status: status)
  }

  /// The bytes on the wire.
  func bytes(keepsAlive: Bool) -> [UInt8] { head(keepsAlive: keepsAlive) + sentBody }

  /// The body as far as it may go over the wire: after a 204 or a 304 its bytes would be taken for
  /// the next reply (RFC 9112, section 6.3).
  var sentBody: [UInt8] { hasLength ? body : [] }

  /// The bytes before the body, all of the answer to HEAD.
  func head(keepsAlive: Bool) -> [UInt8] {
    var head = "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Status")\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    if hasLength { head += "Content-Length: \(body.count)\r\n" }
    head += keepsAlive ? "\r\n" : "Connection: close\r\n\r\n"
    return Array(head.utf8)
  }

  /// A 204 and a 304 have none (RFC 9110, section 8.6).
  private var hasLength: Bool { status != 204 && status != 304 }

  private static let reasons = [
    200: "OK", 204: "No Content", 304: "Not Modified", 400: "Bad Request", 403: "Forbidden",
    404: "Not Found", 405: "Method Not Allowed", 409: "Conflict", 413: "Content Too Large",
    417: "Expectation Failed", 429: "Too Many Requests", 431: "Request Header Fields Too Large",
    500: "Internal Server Error", 501: "Not Implemented", 503: "Service Unavailable",
    505: "HTTP Version Not Supported",
  ]
}

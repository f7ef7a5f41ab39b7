/// Reads requests from bytes that come in pieces.
///
/// Pure, and strict where leniency has let two readers of one stream disagree about where a
/// request ends: line ends are CR LF, headers are not folded, lengths are digits and agree.
public struct RequestParser: Sendable {
  private let limits: ServerLimits
  private var bytes: [UInt8] = []
  private var searched = 0

  /// Creates a parser that has read nothing.
  public init(limits: ServerLimits = ServerLimits()) { self.limits = limits }

  /// Whether a request has begun and not ended.
  public var isInRequest: Bool { !bytes.isEmpty }

  /// Takes what came.
  public mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// The next whole request; nil when more has to come.
  ///
  /// - Throws: `RequestFault`; nothing after it can be trusted.
  public mutating func next() throws(RequestFault) -> ServerRequest? {
    skipEmptyLines()
    guard let end = try headerEnd() else { return nil }
    let head = try RequestHead(bytes[..<end])
    guard head.contentLength <= limits.bodyBytes else { throw .bodyTooLarge }
    let length = end + head.contentLength
    guard bytes.count >= length else { return nil }
    let request = ServerRequest(
      method: head.method, target: head.target, headers: head.headers,
      body: Array(bytes[end..<length]), isKeptAlive: head.isKeptAlive)
    bytes.removeFirst(length)
    searched = 0
    return request
  }

  /// Some clients send a line end after a body (RFC 9112, section 2.2).
  private mutating func skipEmptyLines() {
    // The line end may have come in two pieces, of which the first was looked at already.
    while searched < 2, bytes.starts(with: [13, 10]) {
      bytes.removeFirst(2)
      searched = 0
    }
  }

  /// Where the header ends, behind its empty line.
  private mutating func headerEnd() throws(RequestFault) -> Int? {
    let last = min(bytes.count, limits.headerBytes)
    var place = searched + 1
    while place <= last {
      if bytes[place - 1] == 10 {
        guard place > 1, bytes[place - 2] == 13 else { throw .malformed }
        if place > 3, bytes[place - 4] == 13, bytes[place - 3] == 10 { return place }
      }
      place += 1
    }
    searched = last
    guard bytes.count < limits.headerBytes else { throw .headerTooLarge }
    return nil
  }
}

/// A request line and its headers (RFC 9112).
struct RequestHead {
  let method: String
  let target: String
  private(set) var headers: [String: String] = [:]
  private(set) var contentLength = 0
  private(set) var isKeptAlive = false

  /// Reads everything up to and with the empty line.
  init(_ bytes: ArraySlice<UInt8>) throws(RequestFault) {
    var lines = try Self.lines(bytes)
    let parts = lines.removeFirst().split(
      separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3, let method = Self.token(parts[0]), let target = Self.target(parts[1])
    else { throw .malformed }
    (self.method, self.target) = (method, target)
    let version = String(decoding: parts[2], as: UTF8.self)
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw version.hasPrefix("HTTP/") ? .unsupportedVersion : .malformed
    }
    for line in lines { try take(line) }
    try judge(version: version)
  }

  private static func lines(_ bytes: ArraySlice<UInt8>) throws(RequestFault) -> [ArraySlice<UInt8>]
  {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for place in bytes.indices where bytes[place] == 10 {
      guard place > start, bytes[place - 1] == 13 else { throw .malformed }
      lines.append(bytes[start..<(place - 1)])
      start = place + 1
    }
    // The last one is empty; a CR elsewhere or a control character is no text.
    lines.removeLast()
    guard !lines.isEmpty, !lines.joined().contains(where: { $0 < 32 && $0 != 9 || $0 == 127 })
    else { throw .malformed }
    return lines
  }

  private mutating func take(_ line: ArraySlice<UInt8>) throws(RequestFault) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
      let name = Self.token(line[..<colon])?.lowercased()
    else { throw .malformed }
    let text = String(decoding: line[(colon + 1)...], as: UTF8.self)
    let value = text.trimming { $0 == " " || $0 == "\t" }
    if name == "content-length" || name == "host", let before = headers[name], before != value {
      throw .malformed
    }
    headers[name] = headers[name].map { name == "host" ? value : "\($0), \(value)" } ?? value
    if name == "content-length" {
      guard !value.isEmpty, value.utf8.allSatisfy({ (48...57).contains($0) }) else {
        throw .malformed
      }
      headers[name] = value
      // Longer than any number is longer than any limit.
      contentLength = Int(value) ?? .max
    }
  }

  private mutating func judge(version: String) throws(RequestFault) {
    guard version == "HTTP/1.0" || headers["host"] != nil else { throw .malformed }
    guard headers["transfer-encoding"] == nil else { throw .unsupportedEncoding }
    guard headers["expect"] == nil else { throw .unsupportedExpectation }
    let connection = headers["connection"]?.lowercased() ?? ""
    isKeptAlive =
      version == "HTTP/1.1" ? !connection.contains("close") : connection.contains("keep-alive")
  }

  /// A name (RFC 9110, section 5.6.2); nil when it is none.
  private static func token(_ bytes: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    let isToken = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
      }
    }
    return isToken && !text.isEmpty ? text : nil
  }

  /// A path from the root, in the characters that a URL has; nil when it is none.
  ///
  /// Who takes us for a proxy sends the whole URL (RFC 9112, section 3.2.2).
  private static func target(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.allSatisfy({ $0 > 32 && $0 < 127 }) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let scheme = "http://"
    guard text.lowercased().hasPrefix(scheme) else { return text.hasPrefix("/") ? text : nil }
    return text.dropFirst(scheme.count).firstIndex(of: "/").map { String(text[$0...]) } ?? "/"
  }
}

extension String {
  fileprivate func trimming(_ isBlank: (Character) -> Bool) -> String {
    var text = self[...].drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return String(text)
  }
}

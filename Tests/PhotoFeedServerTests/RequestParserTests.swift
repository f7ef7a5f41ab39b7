import PhotoFeedServer
import Testing

@Suite("RequestParser")
struct RequestParserTests {
  private static let start = "PUT /v1/posts/1/like HTTP/1.1\r\nHost: h\r\n"

  private func outcome(_ text: String, limits: ServerLimits = ServerLimits()) -> Outcome {
    outcome(Array(text.utf8), limits: limits)
  }

  enum Outcome: Equatable { case request(String), more, fault(RequestFault) }

  private func outcome(_ bytes: [UInt8], limits: ServerLimits = ServerLimits()) -> Outcome {
    var parser = RequestParser(limits: limits)
    parser.append(bytes)
    do {
      guard let request = try parser.next() else { return .more }
      return .request("\(request.method) \(request.target) \(request.body.count)")
    } catch {
      return .fault(error)
    }
  }

  @Test(
    "a request that is written as RFC 9112 says is read",
    arguments: [
      ("GET / HTTP/1.1\r\nHost: h\r\n\r\n", "GET / 0"), ("GET / HTTP/1.0\r\n\r\n", "GET / 0"),
      ("\r\n\r\nGET / HTTP/1.1\r\nHOST:h\r\n\r\n", "GET / 0"),
      ("GET http://h/a?b HTTP/1.1\r\nHost: h\r\n\r\n", "GET /a?b 0"),
      ("GET http://h HTTP/1.1\r\nHost: h\r\n\r\n", "GET / 0"),
      (start + "Content-Length: 3\r\n\r\nabc", "PUT /v1/posts/1/like 3"),
      (start + "Content-Length: 3\r\nContent-Length: 3\r\n\r\nabc", "PUT /v1/posts/1/like 3"),
      (start + "X: \u{e9}\r\nEmpty:\r\n\r\n", "PUT /v1/posts/1/like 0"),
    ])
  func wellFormed(text: String, request: String) {
    #expect(outcome(text) == .request(request))
  }

  @Test(
    "a request that two readers could read in two ways is refused",
    arguments: [
      "GET /\r\n\r\n", "GET  / HTTP/1.1\r\nHost: h\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\nHost: h\n\n\r\n\r\n", "GET / HTTP/1.1\r\nHost: h\r\nHost: i\r\n\r\n",
      "GET / HTTP/1.1\nHost: h\n\n", "GET ftp://h/ HTTP/1.1\r\nHost: h\r\n\r\n",
      "G(T / HTTP/1.1\r\nHost: h\r\n\r\n",
      " / HTTP/1.1\r\nHost: h\r\n\r\n", "GET / FTP/1.1\r\nHost: h\r\n\r\n",
      "GET /\u{7f} HTTP/1.1\r\nHost: h\r\n\r\n", start + "Name : value\r\n\r\n",
      start + " folded\r\n\r\n", start + "no colon\r\n\r\n", start + "X: a\u{0}b\r\n\r\n",
      start + "X: a\rb\r\n\r\n", start + "Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
      start + "Content-Length: -1\r\n\r\n", start + "Content-Length: +1\r\n\r\na",
      start + "Content-Length: 1,1\r\n\r\na", start + "Content-Length:\r\n\r\n",
    ])
  func malformed(text: String) {
    #expect(outcome(text) == .fault(.malformed))
  }

  @Test(
    "what is understood and not offered is told by its own status",
    arguments: [
      ("GET / HTTP/2.0\r\nHost: h\r\n\r\n", RequestFault.unsupportedVersion, 505),
      (start + "Transfer-Encoding: chunked\r\n\r\n", .unsupportedEncoding, 501),
      (start + "Expect: 100-continue\r\n\r\n", .unsupportedExpectation, 417),
      (start + "Content-Length: 99999999999999999999\r\n\r\n", .bodyTooLarge, 413),
    ])
  func notOffered(text: String, fault: RequestFault, status: Int) {
    #expect(outcome(text) == .fault(fault))
    #expect(fault.status == status)
  }

  @Test("line and headers may have 16 KiB and no more", arguments: [-1, 0, 1])
  func header(over: Int) {
    let frame = "GET / HTTP/1.1\r\nHost: h\r\nX: \r\n\r\n"
    let fill = String(repeating: "x", count: (16 << 10) - frame.utf8.count + over)
    let text = "GET / HTTP/1.1\r\nHost: h\r\nX: \(fill)\r\n\r\n"
    #expect(outcome(text) == (over > 0 ? .fault(.headerTooLarge) : .request("GET / 0")))
  }

  @Test("a header that never ends is refused as soon as it is too long", arguments: [-1, 0, 1])
  func endless(over: Int) {
    let text = String(repeating: "x", count: (16 << 10) + over)
    #expect(outcome(text) == (over < 0 ? .more : .fault(.headerTooLarge)))
  }

  @Test("a body may have 1 MiB and no more", arguments: [-1, 0, 1])
  func body(over: Int) {
    let length = (1 << 20) + over
    let head = Array((Self.start + "Content-Length: \(length)\r\n\r\n").utf8)
    let outcome = outcome(head + [UInt8](repeating: 0, count: length))
    #expect(
      outcome == (over > 0 ? .fault(.bodyTooLarge) : .request("PUT /v1/posts/1/like \(length)")))
  }

  @Test("it does not matter how the bytes of two requests are cut")
  func pieces() throws {
    // An empty line before a request is overlooked, in whatever pieces it comes.
    let first = "\r\n\r\n" + Self.start + "Content-Length: 3\r\n\r\nabc"
    let bytes = Array((first + "\r\n" + Self.start + "\r\n").utf8)
    for size in 1...bytes.count {
      var parser = RequestParser()
      var bodies: [Int] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        parser.append(bytes[start..<min(start + size, bytes.count)])
        while let request = try parser.next() { bodies.append(request.body.count) }
      }
      #expect(bodies == [3, 0], "in pieces of \(size)")
      #expect(!parser.isInRequest)
    }
  }

  @Test(
    "a connection stays open unless one side says otherwise",
    arguments: [
      ("HTTP/1.1", "", true), ("HTTP/1.1", "Connection: close\r\n", false),
      ("HTTP/1.0", "", false), ("HTTP/1.0", "Connection: Keep-Alive\r\n", true),
    ])
  func keptAlive(version: String, header: String, isKept: Bool) throws {
    var parser = RequestParser()
    parser.append("GET / \(version)\r\nHost: h\r\n\(header)\r\n".utf8)
    #expect(try parser.next()?.isKeptAlive == isKept)
  }
}

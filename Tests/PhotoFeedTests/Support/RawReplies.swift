import Foundation
import PhotoFeed
import Synchronization

#if canImport(Glibc)
  private let streamType = Int32(SOCK_STREAM.rawValue)
  private let noSignal = Int32(MSG_NOSIGNAL)
#else
  private let streamType = SOCK_STREAM
  private let noSignal: Int32 = 0
#endif

/// An HTTP responder on 127.0.0.1: one request a connection, and any bytes as the reply.
final class RawReplies: Sendable {
  enum Reply {
    /// The bytes, then the end of the connection.
    case bytes(String)
    /// The head, then the body, then the end of the connection.
    case file(head: String, body: Data)
    /// The bytes, then nothing until the client goes away.
    case stall(String)
  }

  private let listener: Int32
  private let received = Mutex<[[String]]>([])
  private let port: UInt16

  init(_ reply: @escaping @Sendable (HTTPRequest) -> Reply) {
    listener = socket(AF_INET, streamType, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    port = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> Void in
        precondition(bind(listener, address, length) == 0 && listen(listener, 16) == 0)
        getsockname(listener, address, &length)
      }
      return UInt16(bigEndian: pointer.pointee.sin_port)
    }
    Thread.detachNewThread { [weak self] in
      while case let client = accept(listener, nil, nil), client >= 0 {
        Thread.detachNewThread { [weak self] in
          let head = Self.head(client)
          self?.received.withLock { $0.append(head) }
          Self.answer(client, reply(Self.request(head)))
        }
      }
      close(listener)
    }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  /// Where it listens.
  var base: URL {
    var components = URLComponents()
    (components.scheme, components.host, components.port) = ("http", "127.0.0.1", Int(port))
    return components.url ?? URL(filePath: "/")
  }

  /// The request lines as they came.
  var requestLines: [String] { received.withLock { $0 }.map { $0[0] } }

  /// The requests with their headers.
  var requests: [HTTPRequest] { received.withLock { $0 }.map(Self.request) }

  private static func head(_ client: Int32) -> [String] {
    var head = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !head.contains("\r\n\r\n") {
      let count = recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      head += String(decoding: buffer.prefix(count), as: UTF8.self)
    }
    return head.components(separatedBy: "\r\n")
  }

  private static func request(_ head: [String]) -> HTTPRequest {
    let parts = head[0].split(separator: " ")
    let headers = head.dropFirst().compactMap { line -> (String, String)? in
      let parts = line.split(separator: ":", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1].dropFirst())) : nil
    }
    return HTTPRequest(
      HTTPMethod(rawValue: String(parts[0])) ?? .post, String(parts[1]),
      headers: Dictionary(headers, uniquingKeysWith: { _, last in last }))
  }

  private static func answer(_ client: Int32, _ reply: Reply) {
    defer { close(client) }
    var byte: UInt8 = 0
    switch reply {
    case .bytes(let text): _ = send(client, text, text.utf8.count, noSignal)
    case .file(let head, let body):
      let bytes = Array(head.utf8 + body)
      _ = send(client, bytes, bytes.count, noSignal)
    case .stall(let text):
      _ = send(client, text, text.utf8.count, noSignal)
      while recv(client, &byte, 1, 0) > 0 {}
    }
  }
}

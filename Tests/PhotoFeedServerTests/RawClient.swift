import Foundation

#if canImport(Glibc)
  private let stream = Int32(SOCK_STREAM.rawValue)
  private let flags = Int32(MSG_NOSIGNAL)
#else
  private let stream = SOCK_STREAM
  private let flags: Int32 = 0
#endif

/// A client that sends any bytes and takes what comes.
final class RawClient {
  private let socket: Int32

  init(_ base: URL) {
    socket = Foundation.socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(base.port ?? 0).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, length) }
    }
    precondition(status == 0)
    // Only a failing test waits that long.
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(socket) }

  func send(_ bytes: [UInt8]) { _ = Foundation.send(socket, bytes, bytes.count, flags) }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Says that nothing more will be sent.
  func finish() { shutdown(socket, Int32(SHUT_WR)) }

  /// Whether something comes, or the connection ends, within a time.
  func hears(within limit: Duration) -> Bool {
    var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, Int32(limit / .milliseconds(1))) > 0
  }

  /// What comes until the connection ends or, if that is given, as many bytes have come.
  func receive(_ count: Int = .max) -> [UInt8] {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while received.count < count {
      let size = recv(socket, &buffer, min(buffer.count, count - received.count), 0)
      guard size > 0 else { break }
      received += buffer.prefix(size)
    }
    return received
  }

  /// Whether the connection ends without a reset, which loses replies.
  func endsCleanly() -> Bool {
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, 0) == 0
  }

  /// One reply that tells its length, or as much of it as comes.
  func reply() -> Reply {
    var bytes: [UInt8] = []
    while !bytes.suffix(4).elementsEqual([13, 10, 13, 10]) {
      let more = receive(1)
      if more.isEmpty { break }
      bytes += more
    }
    var reply = Reply(head: String(decoding: bytes, as: UTF8.self))
    reply.body = receive(reply.length)
    return reply
  }

  /// Sends a request without a body and takes the reply.
  func ask(_ request: String, headers: String = "") -> Reply {
    send("\(request) HTTP/1.1\r\nHost: h\r\n\(headers)\r\n")
    return reply()
  }
}

/// A reply as it came.
struct Reply {
  var head: String
  var body: [UInt8] = []

  init(head: String) { self.head = head }

  var status: Int { head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0 }
  var length: Int { header("content-length").flatMap { Int($0) } ?? 0 }
  var text: String { String(decoding: body, as: UTF8.self) }

  func header(_ name: String) -> String? {
    head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name + ":") }.map {
      $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces)
    }
  }
}

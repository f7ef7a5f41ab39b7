import Foundation

/// A listening socket on 127.0.0.1, closed exactly once.
struct Listener: ~Copyable {
  let socket: Int32
  let port: UInt16

  init(port: UInt16) throws(ServerError) {
    let socket = Foundation.socket(AF_INET, Platform.stream, 0)
    guard socket >= 0 else { throw .noSocket(errno: errno) }
    var on: Int32 = 1
    unsafe setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(socket, address, length) == 0 && listen(socket, SOMAXCONN) == 0
          && getsockname(socket, address, &length) == 0
      }
    }
    guard isListening else {
      let reason = errno
      close(socket)
      throw .noSocket(errno: reason)
    }
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    // A client may be gone again before it is accepted, and nothing else ends a wait in `accept`.
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    self.socket = socket
    self.port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(socket) }

  /// The next client; nil once `signal` can be read from.
  func accept(unless signal: Int32, now: @escaping @Sendable () -> ContinuousClock.Instant)
    -> Client?
  {
    while true {
      var waiting = [
        pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signal, events: Int16(POLLIN), revents: 0),
      ]
      guard unsafe poll(&waiting, 2, -1) > 0 else { continue }
      if waiting[1].revents != 0 { return nil }
      let client = Foundation.accept(socket, nil, nil)
      if client >= 0 { return Client(socket: client, now: now) }
      // The client is gone again, or there are no descriptors left, which takes a moment to pass.
      if errno != EINTR, errno != ECONNABORTED, errno != EAGAIN { _ = poll(nil, 0, 10) }
    }
  }
}

import Foundation

/// One connection, closed exactly once.
struct Client: ~Copyable {
  let socket: Int32
  private let now: @Sendable () -> ContinuousClock.Instant

  init(socket: Int32, now: @escaping @Sendable () -> ContinuousClock.Instant) {
    self.socket = socket
    self.now = now
    Platform.setUp(socket)
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    // On macOS it takes after the listener.
    _ = fcntl(socket, F_SETFL, 0)
  }

  deinit { close(socket) }

  /// What has come; nil at the end, and when nothing came within the time.
  func receive(within limit: Duration) -> [UInt8]? {
    guard wait(for: Int16(POLLIN), within: limit) else { return nil }
    var bytes = [UInt8](repeating: 0, count: 16 << 10)
    let count = unsafe recv(socket, &bytes, bytes.count, 0)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }

  /// Sends all of it; false when the client does not take it within the time.
  func send(_ bytes: some Collection<UInt8>, within limit: Duration) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      guard wait(for: Int16(POLLOUT), within: limit) else { return false }
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Foundation.send(
          socket, bytes.baseAddress, bytes.count, Platform.sendFlags)
      }
      if count < 0, errno != EAGAIN, errno != EINTR { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }

  /// Waits; false when the connection has ended meanwhile.
  func pause(_ time: Duration) -> Bool { !wait(for: 0, within: time) }

  /// Has the client read what was sent, although it may be sending still.
  ///
  /// Closing with bytes unread resets the connection, which loses the reply (RFC 9112, 9.6).
  func finish() {
    shutdown(socket, Int32(SHUT_WR))
    var left = 64
    while left > 0, receive(within: .milliseconds(200)) != nil { left -= 1 }
  }

  private func wait(for events: Int16, within limit: Duration) -> Bool {
    var waiting = pollfd(fd: socket, events: events, revents: 0)
    let end = now() + limit
    while true {
      let left = max(.zero, now().duration(to: end)) / .milliseconds(1)
      let count = unsafe poll(&waiting, 1, Int32(clamping: Int64(left.rounded(.up))))
      // A signal is no answer.
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }
}

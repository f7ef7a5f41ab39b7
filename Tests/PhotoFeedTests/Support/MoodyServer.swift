import PhotoFeed
import Synchronization

/// A server that takes its time, refuses some likes, loses some replies and is away now and then.
final class MoodyServer: HTTPTransport {
  private let server: Server
  private let random: Mutex<SeededRandom>
  private let isMoody = Mutex(true)

  init(_ server: Server, seed: UInt64) {
    self.server = server
    random = Mutex(SeededRandom(seed: seed))
  }

  /// From now on everything works.
  func calmDown() { isMoody.withLock { $0 = false } }

  func response(to request: HTTPRequest) async throws -> HTTPResponse {
    for _ in 0..<number(below: 8) { await Task.yield() }
    guard isMoody.withLock({ $0 }) else { return try server.answer(request) }
    switch number(below: 10) {
    case 0: throw FeedError.offline
    case 1 where request.method != .get: return HTTPResponse(status: 403)
    case 2:
      _ = try server.answer(request)
      throw FeedError.connectionLost
    default:
      let response = try server.answer(request)
      for _ in 0..<number(below: 8) { await Task.yield() }
      return response
    }
  }

  private func number(below limit: Int) -> Int {
    random.withLock { Int.random(in: 0..<limit, using: &$0) }
  }
}

public import Foundation

/// An HTTP/1.1 server on 127.0.0.1 that ends with its owner.
///
/// It has a thread a connection: threads that wait for sockets must not be those that Swift's
/// tasks run on, and sixty-four of them cost little.
public final class LoopbackServer: Sendable {
  private let core: ServerCore
  /// Where it listens, on a port that was free.
  public let base: URL

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - seed: What jitter follows from.
  ///   - now: What the limits on time are measured by.
  /// - Throws: `ServerError.noSocket`.
  public init(
    _ feed: ServedFeed, port: UInt16 = 0, limits: ServerLimits = ServerLimits(), seed: UInt64 = 1,
    now: @escaping @Sendable () -> ContinuousClock.Instant
  ) throws(ServerError) {
    let listener = try Listener(port: port)
    var components = URLComponents()
    (components.scheme, components.host) = ("http", "127.0.0.1")
    components.port = Int(listener.port)
    base = components.url ?? URL(filePath: "/")
    let router = Router(feed: feed, album: PhotoAlbum(), base: base.absoluteString)
    core = try ServerCore(router: router, limits: limits, seed: seed, now: now)
    core.start(listener)
  }

  deinit { core.stop() }

  /// Ends every connection and returns when the last thread has ended.
  public func stop() { core.stop() }

  /// Changes how it misbehaves.
  public func misbehave(_ change: (inout Misbehaviour) -> Void) { core.misbehave(change) }

  /// Holds the next replies back until there are this many, and sends them in reverse.
  public func reverseReplies(_ count: Int) { core.held.hold(count) }

  /// Method and target of each request so far, as they came.
  public var requests: [String] { core.requests }

  /// The connections that are open now.
  public var connectionCount: Int { core.connectionCount }
}

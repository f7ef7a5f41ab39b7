import Foundation
import PhotoFeed
import PhotoFeedServer
import Threads

/// Everything around the app: the server, the network, the disk, and what is broken of them.
@MainActor
final class World {
  let server: LoopbackServer
  let network: SwitchedTransport
  let counts: ScreenCounts
  /// What outlives a launch of the app.
  let directory: URL
  private(set) var troubles: Set<Trouble> = []

  /// - Throws: `ServerError`.
  init(_ options: Options, changed: @escaping @Sendable () -> Void) throws {
    let feed = ServedFeed(FeedItem.samples(options.posts, newest: Date()))
    server = try LoopbackServer(feed, port: options.port, now: { .now })
    counts = ScreenCounts(changed: changed)
    network = SwitchedTransport(URLSessionTransport(base: server.base), counts: counts)
    let folder = FileManager.default.temporaryDirectory
    WorldFolder.removeLeftovers(in: folder)
    directory = folder.appending(
      path: WorldFolder.name(process: ProcessInfo.processInfo.processIdentifier, id: UUID()))
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  /// Breaks something, or mends it.
  ///
  /// - Returns: Whether the device is on the network again.
  func toggle(_ trouble: Trouble) -> Bool {
    let isOn = troubles.insert(trouble).inserted
    if !isOn { troubles.remove(trouble) }
    if trouble == .offline { network.isOffline = isOn }
    server.misbehave { server in
      for fault in trouble.faults {
        if isOn { server.always(fault, in: trouble.part) } else { server.stop(fault) }
      }
    }
    return trouble == .offline && !isOn
  }

  /// Starts the app, with what is left on disk of the launch before.
  ///
  /// - Throws: What opening the store throws.
  func launch() throws -> Launch { try Launch(network, counts, directory) }
}

/// A network that can be switched off, and that counts.
final class SwitchedTransport: HTTPTransport {
  private let transport: any HTTPTransport
  private let counts: ScreenCounts
  private let switchedOff = Guarded(false)

  init(_ transport: any HTTPTransport, counts: ScreenCounts) {
    self.transport = transport
    self.counts = counts
  }

  var isOffline: Bool {
    get { switchedOff.withLock { $0 } }
    set { switchedOff.withLock { $0 = newValue } }
  }

  func response(to request: HTTPRequest) async throws -> HTTPResponse {
    guard !isOffline else { throw FeedError.offline }
    counts.change { $0.requestsInFlight += 1 }
    defer { counts.change { $0.requestsInFlight -= 1 } }
    return try await transport.response(to: request)
  }
}

/// The numbers on the screen.
final class ScreenCounts: FeedMetrics {
  struct Values {
    var requestsInFlight = 0
    var images = ImageLoadCounts()
    var hitches = 0
  }

  private let values = Guarded(Values())
  private let changed: @Sendable () -> Void

  init(changed: @escaping @Sendable () -> Void) { self.changed = changed }

  var now: Values { values.withLock { $0 } }

  func change(_ change: (inout Values) -> Void) {
    values.withLock { change(&$0) }
    changed()
  }

  func record(_ metric: FeedMetric) {
    if case .hitch = metric {
      // The next frame shows it: a frame for it alone could be the next hitch, and so on for ever.
      values.withLock { $0.hitches += 1 }
    } else {
      change { $0.images.count(metric) }
    }
  }
}

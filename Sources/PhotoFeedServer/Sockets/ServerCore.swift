import Foundation
import Threads

/// What the threads of a server share.
final class ServerCore: Sendable {
  /// What becomes of a client.
  ///
  /// To tell one that it is too many takes a thread too, since it may be sending still; there are
  /// no more of these than of the others.
  private enum Place: CaseIterable {
    case served, turnedAway
  }

  private struct State {
    var clients: [Int32: Place] = [:]
    var threads = 0
    var isStopping = false
    var misbehaviour = Misbehaviour()
    var requests: [String] = []
    var random: SplitMix

    func count(_ place: Place) -> Int { clients.values.count { $0 == place } }

    /// The place that a client gets; nil when there is none left.
    mutating func admit(_ socket: Int32, limit: Int) -> Place? {
      let place = isStopping ? nil : Place.allCases.first { count($0) < limit }
      clients[socket] = place
      return place
    }
  }

  let router: Router
  let limits: ServerLimits
  let now: @Sendable () -> ContinuousClock.Instant
  let held = HeldReplies()
  private let state: Guarded<State>
  private let stopSignal: SignalPipe

  init(
    router: Router, limits: ServerLimits, seed: UInt64,
    now: @escaping @Sendable () -> ContinuousClock.Instant
  ) throws(ServerError) {
    self.router = router
    self.limits = limits
    self.now = now
    state = Guarded(State(random: SplitMix(seed: seed)))
    stopSignal = try SignalPipe()
  }

  var requests: [String] { state.withLock { $0.requests } }
  var connectionCount: Int { state.withLock { $0.count(.served) } }

  func misbehave(_ change: (inout Misbehaviour) -> Void) {
    state.withLock { change(&$0.misbehaviour) }
  }

  func start(_ listener: consuming Listener) {
    let handed = Guarded(Optional(listener))
    detach {
      guard let listener = handed.withLock({ $0.take() }) else { return }
      while let client = listener.accept(unless: self.stopSignal.reader, now: self.now) {
        self.serve(client)
      }
    }
  }

  /// Ends every connection; returns when the last thread has ended.
  func stop() {
    state.withLock { state in
      state.isStopping = true
      // Under the lock: a socket is taken off the list before it is closed and its number is free.
      for client in state.clients.keys { shutdown(client, Int32(SHUT_RDWR)) }
    }
    stopSignal.send()
    held.release()
    state.wait { $0.threads == 0 }
  }

  /// Takes note of a request and tells how to misbehave with it.
  func note(_ request: ServerRequest) -> [Fault] {
    state.withLock { state in
      state.requests.append("\(request.method) \(request.target)")
      return state.misbehaviour.take(for: Router.part(of: request))
    }
  }

  /// A part of a time, from nothing to all of it.
  func jitter(_ limit: Duration) -> Duration {
    state.withLock { limit * Double.random(in: 0...1, using: &$0.random) }
  }

  private func serve(_ client: consuming Client) {
    let socket = client.socket
    let place = state.withLock { $0.admit(socket, limit: limits.connections) }
    guard let place else { return }
    let handed = Guarded(Optional(client))
    detach {
      guard let client = handed.withLock({ $0.take() }) else { return }
      let exchange = Exchange(core: self, client: client)
      switch place {
      case .served: exchange.run()
      case .turnedAway: exchange.end(with: .refusal(503, "too many connections"))
      }
      exchange.close { self.state.withLock { $0.clients[socket] = nil } }
    }
  }

  private func detach(_ work: @escaping @Sendable () -> Void) {
    state.withLock { $0.threads += 1 }
    Thread.detachNewThread {
      work()
      self.state.withLock { $0.threads -= 1 }
    }
  }
}

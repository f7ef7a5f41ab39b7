import Foundation
import PhotoFeed
import Synchronization

/// One launch of the app, from its start until it is killed.
///
/// A killed process can't be had in a test, so what is left of it finds neither network nor disk.
@MainActor
final class Launch {
  let model: FeedViewModel
  private let repository: OfflineFirstFeedRepository
  private let life = Life()
  private var work: [Task<Void, Never>] = []

  init(_ server: any HTTPTransport, _ store: any FeedStore) {
    repository = OfflineFirstFeedRepository(
      HTTPFeedAPI(over: MortalTransport(transport: server, life: life)),
      CheckedStore(store: store, check: life.check))
    model = FeedViewModel(repository: repository)
    run { await $0.start() }
  }

  /// Does something of which nobody waits for the end.
  func run(_ action: @escaping @MainActor (FeedViewModel) async -> Void) {
    work.append(Task { [model] in await action(model) })
  }

  func kill() { life.end() }

  /// Whether the screen shows what the repository has, once it has heard of every refusal.
  func screenAgreesSoon() async -> Bool {
    for _ in 0..<1_000 {
      if await model.posts.agree(with: repository.cachedFeed()) { return true }
      await Task.yield()
    }
    return false
  }

  /// Waits for everything that was begun, for the likes that are sent beside it, and for the disk.
  func settle() async {
    while !work.isEmpty { await work.removeFirst().value }
    await repository.sendLikes()
    await repository.finishSaving()
  }
}

/// Whether a process lives.
private final class Life: Sendable {
  private let isOver = Mutex(false)

  func end() { isOver.withLock { $0 = true } }

  func check() throws {
    if isOver.withLock({ $0 }) { throw CancellationError() }
  }
}

private struct MortalTransport: HTTPTransport {
  let transport: any HTTPTransport
  let life: Life

  func response(to request: HTTPRequest) async throws -> HTTPResponse {
    try life.check()
    let response = try await transport.response(to: request)
    try life.check()
    return response
  }
}

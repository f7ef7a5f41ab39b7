import Foundation
import PhotoFeed
import Threads

/// One launch of the app: the design put together, from the screen down to disk and network.
@MainActor
final class Launch {
  let model: FeedViewModel
  let images: ImageLoader
  private let repository: OfflineFirstFeedRepository
  private let network: EndingTransport
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var begun = 0

  /// - Throws: What opening the store throws.
  init(_ network: SwitchedTransport, _ counts: ScreenCounts, _ directory: URL) throws {
    let clock = ContinuousClock()
    let now: @Sendable () -> Date = { Date() }
    let network = EndingTransport(network)
    self.network = network
    let api = HTTPFeedAPI(
      transport: network, clock: clock, jitter: { Double.random(in: 0...1) }, now: now)
    repository = OfflineFirstFeedRepository(
      api: api, store: try SQLiteFeedStore(file: directory.appending(path: "feed.sqlite")),
      now: now, reportStoreFailure: { _ in })
    model = FeedViewModel(
      repository: MeasuredFeedRepository(repository, metrics: counts, clock: clock))
    images = ImageLoader(
      downloader: HTTPImageDownloader(transport: network, clock: clock, now: now),
      disk: DiskImageCache(directory: directory.appending(path: "photos"), now: now),
      metrics: counts, clock: clock, now: now, reportDiskFailure: { _ in })
    run { await $0.start() }
  }

  /// Does something with the model of which nobody waits for the end.
  func run(_ action: @escaping @MainActor (FeedViewModel) async -> Void) {
    begun += 1
    tasks[begun] = Task { [number = begun] in
      await action(model)
      tasks[number] = nil
    }
  }

  /// Sends what waits, as an app does when the system tells it that the network is back.
  func networkIsBack() { run { [repository] _ in await repository.sendLikes() } }

  /// Waits for everything that was begun, and for the disk.
  func settle() async {
    while let task = tasks.values.first { await task.value }
    await repository.finishSaving()
  }

  /// Ends it in the middle of whatever it does: no request of its own goes out or comes back.
  func kill() {
    network.end()
    for task in tasks.values { task.cancel() }
  }
}

/// The network of one launch, which ends with it: a process that was killed sends nothing.
private final class EndingTransport: HTTPTransport {
  private let transport: any HTTPTransport
  private let isOver = Guarded(false)

  init(_ transport: any HTTPTransport) { self.transport = transport }

  func end() { isOver.withLock { $0 = true } }

  func response(to request: HTTPRequest) async throws -> HTTPResponse {
    try check()
    let response = try await transport.response(to: request)
    try check()
    return response
  }

  private func check() throws {
    if isOver.withLock({ $0 }) { throw CancellationError() }
  }
}

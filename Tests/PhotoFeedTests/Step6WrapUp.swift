import PhotoFeed
import Synchronization
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct Step6WrapUp {
  private let metrics = RecordedMetrics()
  private let clock = ManualClock()

  @Test("With the flag off there is no new feed and no request at all")
  func off() async {
    let server = Server(Post.samples(0..<3))
    let rollout = FeedRollout(flag: { false }, metrics: metrics)
    let model = rollout.viewModel { OfflineFirstFeedRepository(HTTPFeedAPI(over: server)) }
    await model?.start()
    #expect(model == nil)
    #expect(server.requests == [])
  }

  @Test("With the flag on the new feed is shown")
  func on() async {
    let server = Server(Post.samples(0..<3))
    let rollout = FeedRollout(flag: { true }, metrics: metrics)
    let model = rollout.viewModel { OfflineFirstFeedRepository(HTTPFeedAPI(over: server)) }
    await model?.start()
    #expect(model?.posts == Post.samples(0..<3))
  }

  @Test("On or off is decided once per launch and logged", arguments: [true, false])
  func decidedOnce(isOn: Bool) {
    let flag = Mutex((value: isOn, reads: 0))
    let rollout = FeedRollout(
      flag: {
        flag.withLock {
          $0.reads += 1; return $0.value
        }
      }, metrics: metrics)
    flag.withLock { $0.value.toggle() }
    for _ in 1...2 {
      #expect((rollout.viewModel { OfflineFirstFeedRepository(FakeAPI()) } != nil) == isOn)
    }
    #expect(flag.withLock { $0.reads } == 1)
    #expect(metrics.recorded == [.decided(isOn: isOn)])
  }

  @Test(
    "Each metric is one line of the log, in the same words each time",
    arguments: [
      (FeedMetric.decided(isOn: true), "new_feed on=true"),
      (
        .pageLoad(isFirst: true, duration: .milliseconds(340), succeeded: false),
        "page_load first=true ms=340 ok=false"
      ),
      (
        .imageLoad(source: .disk, duration: .microseconds(1), succeeded: true),
        "image_load source=disk ms=1 ok=true"
      ),
      (.hitch(late: .zero), "hitch ms=0"), (.imageDownloadStarted, "image_download started"),
      (.imageDownloadEnded, "image_download ended"),
    ])
  func logLine(metric: FeedMetric, line: String) {
    let lines = Mutex<[String]>([])
    LoggedMetrics { line in lines.withLock { $0.append(line) } }.record(metric)
    #expect(lines.withLock { $0 } == [line])
  }

  @Test("The trade-off: offline the like count is the saved one, and it is marked stale")
  func tradeOff() async {
    let server = Server([.sample("1", likes: 3)])
    let store = InMemoryFeedStore()
    await FeedViewModel(
      repository: OfflineFirstFeedRepository(HTTPFeedAPI(over: server), store)
    ).start()
    server.posts = [.sample("1", likes: 1_000)]
    server.isOnline = false
    let model = FeedViewModel(
      repository: OfflineFirstFeedRepository(HTTPFeedAPI(over: server), store))
    await model.start()
    #expect(model.posts.map(\.likeCount) == [3])
    #expect(model.isStale)
    server.isOnline = true
    await model.refresh()
    #expect(model.posts.map(\.likeCount) == [1_000])
    #expect(!model.isStale)
  }

  @Test("Losing the network later marks what is on screen as stale, too")
  func staleLater() async {
    let server = Server([.sample("1")])
    let model = FeedViewModel(
      repository: OfflineFirstFeedRepository(HTTPFeedAPI(over: server)))
    await model.start()
    #expect(!model.isStale)
    server.isOnline = false
    await model.refresh()
    #expect(model.isStale)
  }

  @Test(
    "Each page load is one metric with its duration, whether it worked or not",
    arguments: [true, false])
  func pageLoad(succeeds: Bool) async throws {
    let repository = FakeRepository()
    let measured = MeasuredFeedRepository(repository, metrics: metrics, clock: clock)
    let load = Task { try await measured.fetchFeed(cursor: "next") }
    let request = await repository.pages.next()
    clock.advance(by: .milliseconds(340))
    if succeeds {
      request.succeed(FeedPage(posts: [], nextCursor: nil))
    } else {
      request.fail(FeedError.emptyBody)
    }
    _ = try? await load.value
    #expect(
      metrics.recorded == [
        .pageLoad(isFirst: false, duration: .milliseconds(340), succeeded: succeeds)
      ])
  }

  @Test("Each image load is one metric with its source and duration, whether it worked or not")
  func imageLoad() async throws {
    let gallery = Gallery()
    for succeeds in [false, true] {
      let cell = gallery.load()
      let request = await gallery.downloader.requests.next()
      gallery.clock.advance(by: .milliseconds(120))
      if succeeds { request.succeed(.picture) } else { request.fail(ImageError.status(500)) }
      _ = try? await cell.value
    }
    _ = try await gallery.load().value
    await gallery.loader.dropMemory()
    _ = try await gallery.load().value
    let duration = Duration.milliseconds(120)
    #expect(
      gallery.metrics.recorded == [
        .imageDownloadStarted, .imageDownloadEnded,
        .imageLoad(source: .network, duration: duration, succeeded: false),
        .imageDownloadStarted, .imageDownloadEnded,
        .imageLoad(source: .network, duration: duration, succeeded: true),
        .imageLoad(source: .memory, duration: .zero, succeeded: true),
        .imageLoad(source: .disk, duration: .zero, succeeded: true),
      ])
  }

  @Test("An image load that was cancelled is no metric, for nobody waited for its end")
  func cancelledImageLoad() async {
    let gallery = Gallery()
    let cell = gallery.load()
    let request = await gallery.downloader.requests.next()
    #expect(gallery.counts.inFlight == 1)
    cell.cancel()
    _ = await cell.result
    await request.ended()
    while !Task.isCancelled, gallery.counts.inFlight > 0 { await Task.yield() }
    #expect(gallery.metrics.recorded == [.imageDownloadStarted, .imageDownloadEnded])
  }

  @Test("The counts of image loads say what a hundred cells cost")
  func imageCounts() async throws {
    let gallery = Gallery(answering: .picture)
    _ = try await gallery.load().value
    for _ in 1...99 { _ = try await gallery.load().value }
    _ = try await gallery.load(Gallery.url, 32).value
    let counts = gallery.counts
    #expect(counts.memoryHits == 99)
    #expect(counts.diskHits == 1)
    #expect((counts.downloads, counts.inFlight, counts.failures) == (1, 0, 0))
  }

  @Test(
    "A frame over its budget is one hitch, and a frame that just fits is none",
    arguments: [60, 120], [-1, 0, 1])
  func hitch(framesPerSecond: Int, nanosecondsOver: Int) {
    let meter = HitchMeter(framesPerSecond: framesPerSecond, metrics: metrics, clock: clock)
    let over = Duration.nanoseconds(nanosecondsOver)
    meter.frame { clock.advance(by: .seconds(1) / framesPerSecond + over) }
    #expect(metrics.recorded == (nanosecondsOver > 0 ? [.hitch(late: over)] : []))
  }
}

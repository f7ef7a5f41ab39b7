import Foundation
import Observation
import PhotoFeed

/// `photo-feed`: the feed on the whole terminal, until `q`.
@MainActor
final class ScreenCommand {
  private let source: EventSource
  private let world: World
  private let depth: ColourDepth
  private let shelf: PhotoShelf
  private let hitches: HitchMeter<ContinuousClock>
  private var launch: Launch
  /// Whether the terminal is the shell's.
  private var isAway = false
  private var view = FeedView()
  private var writer = ScreenWriter()
  private var isObserving = false
  /// Where more was last asked for: the offset and the number of posts.
  private var lastPlace: [Int] = []

  /// - Throws: `ServerError`, or what opening the store throws.
  init(_ options: Options, environment: [String: String]) throws {
    let source = EventSource()
    self.source = source
    world = try World(options) { source.send(.changed) }
    depth = ColourDepth(environment: environment)
    shelf = PhotoShelf(depth: depth) { source.send(.changed) }
    hitches = HitchMeter(framesPerSecond: 60, metrics: world.counts, clock: ContinuousClock())
    launch = try world.launch()
  }

  /// Runs until the person leaves; false when there is no terminal.
  func run() async throws -> Bool {
    TerminalMode.guardAgainstSignals()
    let guardian = TerminalGuard()
    guard TerminalMode.take() else { return false }
    defer { withExtendedLifetime(guardian) { TerminalMode.giveBack() } }
    let signals = source.watchSignals()
    defer { for signal in signals { signal.cancel() } }
    source.readKeys()
    let ageing = Task { [source] in
      while true {
        try await Task.sleep(for: .seconds(60))
        source.send(.changed)
      }
    }
    defer { ageing.cancel() }
    measure()
    draw()
    for await event in source.events {
      guard try handle(event) else { break }
      draw()
    }
    return true
  }

  /// Takes an event; false when it was the last.
  private func handle(_ event: Event) throws -> Bool {
    switch event {
    case .keys(let keys):
      for key in keys where try !press(key) { return false }
    case .resized:
      writer.forget()
      measure()
    case .continued:
      guard TerminalMode.take() else { return false }
      TerminalMode.tellWatcher(isAway: false)
      isAway = false
      writer.forget()
      measure()
    case .changed: break
    case .endOfInput: return false
    }
    return true
  }

  /// Takes a key; false when it ends the program.
  private func press(_ key: Key) throws -> Bool {
    switch key {
    case .letter("q"), .interrupt, .endOfInput: return false
    case .suspend:
      suspend()
    case .letter("l"): like()
    case .letter("r"):
      askAgain()
      launch.run { await $0.refresh() }
    case .letter("k"):
      launch.kill()
      shelf.reset()
      view.reset()
      lastPlace = []
      launch = try world.launch()
      isObserving = false
    case .letter(let letter):
      if let trouble = Trouble.allCases.first(where: { $0.key == letter }) {
        if world.toggle(trouble) {
          askAgain()
          launch.networkIsBack()
        }
      } else {
        view.scroll(key)
      }
    default: view.scroll(key)
    }
    return true
  }

  /// Has what failed asked for once more: the photos, and the page at this place.
  private func askAgain() {
    shelf.retry()
    lastPlace = []
  }

  /// Leaves the terminal to the shell, until this is continued.
  private func suspend() {
    TerminalMode.giveBack()
    TerminalMode.tellWatcher(isAway: true)
    isAway = true
    kill(0, SIGTSTP)
    // The signal takes its way over another thread. Where no shell would let this go on, the system
    // takes no notice of it, and nobody else would ever say so.
    Task { [source] in
      try await Task.sleep(for: .milliseconds(500))
      source.send(.continued)
    }
  }

  private func like() {
    guard let focused = view.focused else { return }
    let postID = view.layout.posts[focused].id
    launch.run { await $0.toggleLike(postID: postID).value }
  }

  private func measure() {
    view.update(launch.model.posts, Platform.size(of: STDOUT_FILENO) ?? ScreenSize())
  }

  private func draw() {
    // What changes meanwhile must not go to the shell's screen.
    guard !isAway else { return }
    var bytes: [UInt8] = []
    observe()
    hitches.frame { bytes = writer.update(to: rows()) }
    if !bytes.isEmpty { TerminalMode.write(bytes) }
    loadMoreNearTheEnd()
  }

  /// Asks once for each place that is looked at: a network that fails is not asked for ever.
  private func loadMoreNearTheEnd() {
    let place = [view.offset, view.layout.posts.count]
    guard view.isNearEnd, place != lastPlace, launch.model.screen == .posts else { return }
    lastPlace = place
    launch.run { await $0.loadMore() }
  }

  /// Looks at the model anew when it has changed, and asks to be told of the next change.
  private func observe() {
    guard !isObserving else { return }
    isObserving = true
    let posts = withObservationTracking {
      _ = (launch.model.screen, launch.model.isOffline, launch.model.errorMessage)
      return launch.model.posts
    } onChange: { [weak self, source] in
      // The model changes on the main actor; the next frame is not to show half of it.
      MainActor.assumeIsolated { self?.isObserving = false }
      source.send(.changed)
    }
    view.update(posts, view.size)
  }

  private func rows() -> [[UInt8]] {
    let (model, now) = (launch.model, Date())
    let metrics = view.layout.metrics
    shelf.keepLoading(only: view.visible.map { view.layout.posts[$0].id })
    var rows = view.rows { index, isFocused in
      let post = view.layout.posts[index]
      return PostCell(post: post, metrics: metrics, hasColour: depth != .letters)
        .rows(
          shelf.photo(of: post, metrics, from: launch.images), isFocused: isFocused,
          isStale: model.isStale, now: now)
    }
    if let words = emptyWords { rows[view.listRows / 2] = Array("  \(words)".utf8) }
    let counts = world.counts.now
    let bar = StatusBar(
      isFresh: !model.isStale, isOffline: model.isOffline, message: model.errorMessage,
      requestsInFlight: counts.requestsInFlight, images: counts.images, hitches: counts.hitches,
      troubles: world.troubles)
    return rows + bar.rows(columns: view.size.columns).map { Array($0.utf8) }
  }

  /// What stands where there are no posts.
  private var emptyWords: String? {
    switch launch.model.screen {
    case .loading: "Loading the feed…"
    case .empty:
      launch.model.errorMessage == nil ? "No posts yet." : "Nothing saved. r tries again."
    case .posts: nil
    }
  }
}

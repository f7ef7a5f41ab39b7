public import Foundation

/// Loads the pictures of all cells: from memory, else from disk, else from the server.
///
/// However many cells ask for one picture at a time, its file is read or downloaded once, and
/// decoded once for each size.
public actor ImageLoader {
  private struct Loaded {
    let image: DecodedImage
    let source: ImageSource
  }

  private let files: ImageFiles
  private let decoder: any ImageDecoder
  private let metrics: any FeedMetrics
  private let clock: any Clock<Duration>
  private let reads = SharedWork<URL, ImageFiles.File>()
  private let decodes = SharedWork<ImageKey, Loaded>()
  private var memory: ImageMemoryCache

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - freshFor: How long a saved file is used without asking the server whether it is still
  ///     the right one. Without the network it is used however old it is.
  ///   - clock: What loads are measured on.
  ///   - now: What the age of saved files is counted from.
  ///   - reportDiskFailure: Told when the disk fails; loading goes on without it.
  public init(
    downloader: any ImageDownloader, decoder: any ImageDecoder = JPEGDecoder(),
    memory: ImageMemoryCache = ImageMemoryCache(), disk: DiskImageCache,
    freshFor: Duration = .seconds(7 * 24 * 60 * 60), metrics: any FeedMetrics,
    clock: any Clock<Duration>, now: @escaping @Sendable () -> Date,
    reportDiskFailure: @escaping @Sendable (any Error) -> Void
  ) {
    files = ImageFiles(
      downloader: downloader, disk: disk, freshFor: freshFor, metrics: metrics, now: now,
      reportDiskFailure: reportDiskFailure)
    self.decoder = decoder
    self.memory = memory
    self.metrics = metrics
    self.clock = clock
  }

  /// The picture at `url`, its longest side at most this many pixels, 1 or more.
  ///
  /// Each load is one metric, except one that was cancelled: nobody waited for its end.
  ///
  /// - Throws: `ImageError`, or `CancellationError` as soon as the task is cancelled.
  public func image(at url: URL, fittingPixels longestSide: Int) async throws -> DecodedImage {
    try Task.checkCancellation()
    let elapsed = clock.stopwatch()
    let key = ImageKey(url: url, longestSide: longestSide)
    if let image = memory.image(for: key) {
      metrics.record(.imageLoad(source: .memory, duration: elapsed(), succeeded: true))
      return image
    }
    do {
      let loaded = try await decodes.value(for: key) { try await self.load(key) }
      metrics.record(.imageLoad(source: loaded.source, duration: elapsed(), succeeded: true))
      return loaded.image
    } catch {
      if !(error is CancellationError) {
        metrics.record(.imageLoad(source: .network, duration: elapsed(), succeeded: false))
      }
      throw error
    }
  }

  /// Drops the decoded pictures; call it when the system runs short of memory.
  public func dropMemory() { memory.removeAll() }

  private func load(_ key: ImageKey, isSecondTry: Bool = false) async throws -> Loaded {
    let file = try await reads.value(for: key.url) { [files] in try await files.file(at: key.url) }
    do {
      let image = try await Self.decode(file.body, fittingPixels: key.longestSide, with: decoder)
      // Before the work ends, so that whoever asks next finds the one or the other.
      memory.insert(image, for: key)
      return Loaded(image: image, source: file.source)
    } catch ImageError.damaged(let message) {
      await files.discard(key.url)
      // The server may have a better one than what was saved; what it has just sent is what it has.
      guard file.source == .disk, !isSecondTry else {
        throw ImageError.damaged(message: message)
      }
      return try await load(key, isSecondTry: true)
    }
  }

  @concurrent private static func decode(
    _ data: Data, fittingPixels longestSide: Int, with decoder: any ImageDecoder
  ) async throws -> DecodedImage {
    try Task.checkCancellation()
    return try decoder.decode(data, fittingPixels: longestSide)
  }
}

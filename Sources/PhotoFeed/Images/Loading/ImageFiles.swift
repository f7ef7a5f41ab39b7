import Foundation

/// The files of pictures: from disk while they are fresh, else from the server.
struct ImageFiles: Sendable {
  struct File {
    let body: Data
    let source: ImageSource
  }

  let downloader: any ImageDownloader
  let disk: DiskImageCache
  let freshFor: Duration
  let metrics: any FeedMetrics
  let now: @Sendable () -> Date
  let reportDiskFailure: @Sendable (any Error) -> Void

  /// The file at `url`.
  ///
  /// - Throws: `ImageError` or `CancellationError`.
  func file(at url: URL) async throws -> File {
    let saved = await disk.image(at: url)
    if let saved, isFresh(saved) { return File(body: saved.body, source: .disk) }
    do {
      let fetched = try await fetch(url, saved)
      await save(fetched)
      return File(body: fetched.body, source: .network)
    } catch ImageError.notFound {
      await disk.remove(url)
      throw ImageError.notFound
    } catch let error as ImageError {
      // An old picture is better than none, also behind a hotel's sign-in page.
      guard let saved else { throw error }
      return File(body: saved.body, source: .disk)
    }
  }

  /// Forgets a file that can't be decoded.
  func discard(_ url: URL) async { await disk.remove(url) }

  private func isFresh(_ image: SavedImage) -> Bool {
    (.zero..<freshFor).contains(.seconds(now().timeIntervalSince(image.checked)))
  }

  private func fetch(_ url: URL, _ saved: SavedImage?) async throws -> SavedImage {
    metrics.record(.imageDownloadStarted)
    defer { metrics.record(.imageDownloadEnded) }
    switch try await downloader.download(url, unless: saved?.etag) {
    case .image(let body, let etag):
      return SavedImage(url: url, etag: etag, checked: now(), body: body)
    case .notModified:
      guard var saved else { throw ImageError.status(304) }
      saved.checked = now()
      return saved
    }
  }

  private func save(_ image: SavedImage) async {
    do { try await disk.save(image) } catch { reportDiskFailure(error) }
  }
}

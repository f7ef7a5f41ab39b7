import Foundation
import PhotoFeed

/// The drawn photos of the posts that are visible, and the loads of those that are not there yet.
@MainActor
final class PhotoShelf {
  /// More posts than any terminal shows: one takes seven rows or more, and few have 400.
  private static let mostVisible = 64

  private struct Key: Hashable {
    let id: Post.ID
    let columns: Int
    let rows: Int
  }

  /// Those of a screen and its neighbours; what is scrolled back to comes from the loader's caches.
  private var drawn = LRUCache<Key, [[UInt8]]>(budget: 2 * PhotoShelf.mostVisible)
  private var loads: [Key: Task<Void, Never>] = [:]
  private var failed: Set<Key> = []
  private let depth: ColourDepth
  private let changed: () -> Void

  init(depth: ColourDepth, changed: @escaping () -> Void) {
    self.depth = depth
    self.changed = changed
  }

  /// What there is of a post's photo; what is not there is loaded.
  func photo(of post: Post, _ metrics: CellMetrics, from images: ImageLoader) -> PostCell.Photo {
    let key = Key(id: post.id, columns: metrics.pictureColumns, rows: metrics.pictureRows)
    if let rows = drawn.value(for: key) { return .rows(rows) }
    if failed.contains(key) { return .failed }
    if loads[key] == nil { load(key, post.imageURL, images) }
    return .loading
  }

  /// Cancels the loads of posts that are not visible any more.
  func keepLoading(only visible: [Post.ID]) {
    let visible = Set(visible)
    for (key, task) in loads where !visible.contains(key.id) {
      task.cancel()
      loads[key] = nil
    }
  }

  /// Tries again what has failed.
  func retry() { failed = [] }

  /// Forgets everything, as a new launch does.
  func reset() {
    for task in loads.values { task.cancel() }
    (loads, failed) = ([:], [])
    drawn.removeAll()
  }

  private func load(_ key: Key, _ url: URL, _ images: ImageLoader) {
    // Two samples for each half of a cell, which leaves something to average.
    let side = max(key.columns, key.rows * 2) * 2
    loads[key] = Task { [depth] in
      do {
        let image = try await images.image(at: url, fittingPixels: side)
        let rows = await Self.draw(image, key.columns, key.rows, depth)
        try Task.checkCancellation()
        drawn.insert(rows, for: key, cost: 1)
      } catch {
        guard !Task.isCancelled else { return }
        failed.insert(key)
      }
      loads[key] = nil
      changed()
    }
  }

  @concurrent private static func draw(
    _ image: DecodedImage, _ columns: Int, _ rows: Int, _ depth: ColourDepth
  ) async -> [[UInt8]] {
    Picture.rows(image, columns: columns, rows: rows, depth: depth)
  }
}

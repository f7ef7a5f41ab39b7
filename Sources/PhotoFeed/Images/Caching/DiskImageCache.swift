public import Foundation

/// Files from the server on disk, the ones used last.
///
/// A file is used when it is saved or read; its modification date says when. Another cache on the
/// same directory, or the system that empties it, does no harm: what is gone is fetched again.
public actor DiskImageCache {
  private let directory: URL
  private let byteBudget: Int
  private let now: @Sendable () -> Date
  // Since the directory was last listed; others may have added or taken since.
  private var used: Int?

  // Sweeping to the brim would list the directory again with every file that is saved.
  private var sweptBudget: Int { byteBudget / 4 * 3 }

  // Writing one takes seconds at most; one this old was left by a crash.
  private static let temporaryFileAge: TimeInterval = 60 * 60

  /// Creates a cache; the directory is made when it is first needed.
  ///
  /// - Parameters:
  ///   - byteBudget: The most bytes on disk. 200 MB are some 1,000 photos of 200 kB.
  ///   - now: When something is used.
  public init(
    directory: URL, byteBudget: Int = 200_000_000, now: @escaping @Sendable () -> Date
  ) {
    self.directory = directory
    self.byteBudget = byteBudget
    self.now = now
  }

  /// The entry of `url`; one that is not as it was written is removed, and nil.
  public func image(at url: URL) -> SavedImage? {
    let file = file(of: url)
    guard let data = try? Data(contentsOf: file) else { return nil }
    guard let image = SavedImage(encoded: data) else {
      try? FileManager.default.removeItem(at: file)
      return nil
    }
    // Two addresses may have one hash, and then the one that was saved last has the file.
    guard image.url == url else { return nil }
    markUsed(file)
    return image
  }

  /// Keeps an entry in place of its address's last one; one over the whole budget is not kept.
  ///
  /// - Throws: `ImageError.diskFull` or `.disk`, or what making the directory throws.
  public func save(_ image: SavedImage) throws {
    let data = try image.encoded()
    guard data.count <= byteBudget else { return remove(image.url) }
    let file = file(of: image.url)
    do {
      try AtomicFile.write(data, to: file)
    } catch ImageError.disk(code: Int(ENOENT)) {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try AtomicFile.write(data, to: file)
    }
    markUsed(file)
    let total = used.map { $0 + data.count } ?? DirectoryListing(directory).byteCount
    used = total
    if total > byteBudget { sweep() }
  }

  /// Removes the entry of `url`, if there is one.
  public func remove(_ url: URL) {
    try? FileManager.default.removeItem(at: file(of: url))
  }

  /// Removes what was not used for longest until three quarters of the budget are left, when there
  /// is more than the budget, and what a crash has left half-written.
  public func sweep() {
    let listing = DirectoryListing(directory)
    var left = listing.byteCount
    let limit = left > byteBudget ? sweptBudget : byteBudget
    for file in listing.files {
      let isLeftOver =
        file.url.lastPathComponent.hasPrefix(AtomicFile.temporaryPrefix)
        && now().timeIntervalSince(file.used) > Self.temporaryFileAge
      guard left > limit || isLeftOver else { continue }
      // One that another sweep was quicker to remove is gone, too.
      try? FileManager.default.removeItem(at: file.url)
      left -= file.byteCount
    }
    used = left
  }

  private func file(of url: URL) -> URL {
    let hash = FNV1a.hash(url.absoluteString.utf8)
    return directory.appending(path: String(hash, radix: 16) + ".image")
  }

  private func markUsed(_ file: URL) {
    try? FileManager.default.setAttributes([.modificationDate: now()], ofItemAtPath: file.path)
  }
}

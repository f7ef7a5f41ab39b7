import Foundation
import PhotoFeed
import Testing

extension Step5DeepDives {
  /// A disk cache and the directory it works on.
  private struct Disk {
    let directory = TemporaryDirectory()
    let date = ManualDate()
    let cache: DiskImageCache

    init(byteBudget: Int = 1_000_000) {
      cache = DiskImageCache(
        directory: directory.url, byteBudget: byteBudget, now: { [date] in date.now })
    }

    var files: [URL] {
      let files = try? FileManager.default.contentsOfDirectory(
        at: directory.url, includingPropertiesForKeys: nil)
      return files ?? []
    }

    /// Saves pictures of one size, a second apart.
    func save(_ names: String...) async throws {
      for name in names {
        try await cache.save(.sample(name))
        date.advance(by: 1)
      }
    }

    func names(of names: String...) async -> [String] {
      var found: [String] = []
      for name in names where await cache.image(at: .photo(name)) != nil { found.append(name) }
      return found
    }

    /// What a picture takes on disk.
    static func byteCount() async throws -> Int {
      let disk = Disk()
      try await disk.save("a")
      return try disk.files.reduce(0) { try $0 + Data(contentsOf: $1).count }
    }
  }

  @Test("A saved picture is read as it was written, also by the next launch")
  func savedPicture() async throws {
    let disk = Disk()
    #expect(await disk.cache.image(at: .photo("a")) == nil)
    try await disk.save("a")
    #expect(await disk.cache.image(at: .photo("a")) == .sample("a"))
    let next = DiskImageCache(directory: disk.directory.url, now: { newYear })
    #expect(await next.image(at: .photo("a")) == .sample("a"))
    #expect(await next.image(at: .photo("b")) == nil)
    await next.remove(.photo("a"))
    #expect(await disk.cache.image(at: .photo("a")) == nil)
  }

  @Test("Saving again takes the place of what was there")
  func savedAgain() async throws {
    let disk = Disk()
    try await disk.save("a")
    let newer = SavedImage(url: .photo("a"), etag: nil, checked: newYear, body: Data([7]))
    try await disk.cache.save(newer)
    #expect(await disk.cache.image(at: .photo("a")) == newer)
    #expect(disk.files.count == 1)
  }

  @Test("A file name is a hash of the address, and the address may hold anything")
  func fileNames() async throws {
    let disk = Disk()
    let url = try #require(
      URL(string: "https://photos.example/../%00/%2F?a=\(String(repeating: "b", count: 5_000))"))
    let image = SavedImage(url: url, etag: "\"é\"", checked: newYear, body: Data([1]))
    try await disk.cache.save(image)
    #expect(await disk.cache.image(at: url) == image)
    #expect(disk.files.allSatisfy { $0.lastPathComponent.count <= 22 })
  }

  @Test("When two addresses have one hash, neither gets the other's picture")
  func sameHash() async throws {
    let disk = Disk()
    try await disk.save("a")
    let file = try #require(disk.files.first)
    try await disk.save("b")
    let other = try #require(disk.files.first { $0 != file })
    try FileManager.default.removeItem(at: file)
    try FileManager.default.copyItem(at: other, to: file)
    #expect(await disk.names(of: "a", "b") == ["b"])
    #expect(disk.files.count == 2)
  }

  @Test("An entry that changed on disk, by one bit or by its length, is removed")
  func corruptEntry() async throws {
    let disk = Disk()
    try await disk.save("a")
    let file = try #require(disk.files.first)
    let whole = try Data(contentsOf: file)
    var variants = [Data(), whole.dropLast(), whole + [0], whole.prefix(8), whole.prefix(16)]
    for place in stride(from: 0, to: whole.count, by: 7) {
      variants.append(whole)
      variants[variants.count - 1][place] ^= 1
    }
    for variant in variants {
      try variant.write(to: file)
      #expect(await disk.cache.image(at: .photo("a")) == nil)
      #expect(disk.files == [])
    }
    try whole.write(to: file)
    #expect(await disk.cache.image(at: .photo("a")) == .sample("a"))
  }

  @Test(
    "The disk cache keeps to its byte budget, and what was not used for longest goes first",
    arguments: [(-1, ["a", "d"]), (0, ["a", "b", "c", "d"]), (1, ["a", "b", "c", "d"])])
  func diskBudget(spare: Int, left: [String]) async throws {
    let disk = Disk(byteBudget: 4 * (try await Disk.byteCount()) + spare)
    try await disk.save("a", "b", "c")
    _ = await disk.cache.image(at: .photo("a"))
    disk.date.advance(by: 1)
    try await disk.save("d")
    #expect(await disk.names(of: "a", "b", "c", "d") == left)
  }

  @Test("Who was here before counts: the budget is that of the directory and not of the launch")
  func budgetAcrossLaunches() async throws {
    let disk = Disk()
    try await disk.save("a", "b", "c", "d")
    let budget = 4 * (try await Disk.byteCount())
    let next = DiskImageCache(
      directory: disk.directory.url, byteBudget: budget, now: { [date = disk.date] in date.now })
    try await next.save(.sample("e"))
    #expect(await disk.names(of: "a", "b", "c", "d", "e") == ["c", "d", "e"])
  }

  @Test("A picture over the whole budget is not kept, and drives nothing else out")
  func overWholeBudget() async throws {
    let disk = Disk(byteBudget: try await Disk.byteCount())
    try await disk.save("a")
    try await disk.cache.save(
      SavedImage(url: .photo("b"), etag: nil, checked: newYear, body: Data(count: 9_000)))
    #expect(await disk.names(of: "a", "b") == ["a"])
  }

  @Test("Two sweeps at once are harmless, and so is reading and saving meanwhile")
  func twoSweeps() async throws {
    let disk = Disk()
    for name in 0..<40 { try await disk.save("\(name)") }
    let budget = 8 * (try await Disk.byteCount())
    let caches = (0..<2).map { _ in
      DiskImageCache(
        directory: disk.directory.url, byteBudget: budget, now: { [date = disk.date] in date.now })
    }
    try await withThrowingTaskGroup { group in
      for cache in caches {
        for name in 0..<4 {
          group.addTask { await cache.sweep() }
          group.addTask { try await cache.save(.sample("new \(name)")) }
          // One, so that what is used at the end is less than what a sweep leaves.
          group.addTask { _ = await cache.image(at: .photo("39")) }
        }
      }
      try await group.waitForAll()
    }
    for cache in caches { await cache.sweep() }
    #expect((1...8).contains(disk.files.count))
    #expect(await disk.names(of: "new 0", "new 1", "new 2", "new 3").count == 4)
  }

  @Test(
    "What a crash has left half-written goes with a sweep once it is old enough",
    arguments: [(3_599.0, 2), (3_600, 2), (3_601, 1)])
  func leftovers(age: TimeInterval, count: Int) async throws {
    let disk = Disk()
    try await disk.save("a")
    let file = disk.directory.url.appending(path: "temporary-abcdef")
    try Data([1]).write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: disk.date.now], ofItemAtPath: file.path)
    disk.date.advance(by: age)
    await disk.cache.sweep()
    #expect(disk.files.count == count)
    #expect(await disk.names(of: "a") == ["a"])
  }

  @Test("A directory that is deleted meanwhile is made again")
  func directoryDeleted() async throws {
    let disk = Disk()
    try await disk.save("a")
    try FileManager.default.removeItem(at: disk.directory.url)
    #expect(await disk.names(of: "a") == [])
    await disk.cache.sweep()
    try await disk.save("b")
    #expect(await disk.names(of: "b") == ["b"])
  }

  @Test("A disk that can't be written is a typed error, and leaves nothing behind")
  func unwritable() async throws {
    let directory = TemporaryDirectory()
    try Data([1]).write(to: directory.url)
    let cache = DiskImageCache(directory: directory.url, now: { newYear })
    await #expect(throws: ImageError.disk(code: Int(ENOTDIR))) {
      try await cache.save(.sample("a"))
    }
  }
}

extension SavedImage {
  fileprivate static func sample(_ name: String) -> SavedImage {
    SavedImage(
      url: .photo(name), etag: "\"1\"", checked: newYear, body: Data(name.utf8 + [1, 2, 3]))
  }
}

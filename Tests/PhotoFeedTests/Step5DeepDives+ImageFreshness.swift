import Foundation
import PhotoFeed
import Testing

extension Step5DeepDives {
  /// The next launch: the same disk, and nothing in memory.
  private func nextLaunch(after seconds: TimeInterval) async throws -> Gallery {
    let first = Gallery()
    _ = try await first.load(answer: .success(.picture))
    let next = Gallery(first.directory)
    next.date.advance(by: seconds)
    return next
  }

  @Test(
    "A saved picture is used without asking while it is fresh",
    arguments: [(59.999, false), (60, true), (60.001, true)])
  func fresh(age: TimeInterval, asks: Bool) async throws {
    let gallery = try await nextLaunch(after: age)
    let cell = gallery.load()
    if asks { await gallery.downloader.requests.next().succeed(.notModified) }
    #expect(try await cell.value.width == 64)
    #expect(gallery.counts.downloads == (asks ? 1 : 0))
  }

  @Test("A 304 serves the saved copy, which is fresh again")
  func notModified() async throws {
    let gallery = try await nextLaunch(after: 100)
    let image = try await gallery.load(answer: .success(.notModified))
    #expect(TestPicture.quarters(of: image) == TestPicture().quarters)
    #expect(
      gallery.downloader.requests.asked
        == [FakeDownloader.Request(url: Gallery.url, etag: "\"1\"")])
    await gallery.loader.dropMemory()
    gallery.date.advance(by: 59)
    _ = try await gallery.load().value
    #expect(gallery.counts.downloads == 1)
  }

  @Test("A newer picture takes the place of the saved one")
  func modified() async throws {
    let gallery = try await nextLaunch(after: 100)
    let newer = TestPicture(quarters: [.black, .black, .white, .white])
    let image = try await gallery.load(answer: .success(.image(newer.jpeg, etag: "\"2\"")))
    #expect(TestPicture.quarters(of: image) == newer.quarters)
    await gallery.loader.dropMemory()
    #expect(TestPicture.quarters(of: try await gallery.load().value) == newer.quarters)
  }

  @Test(
    "Without the network, or behind a hotel's sign-in page, an old picture is better than none",
    arguments: [
      ImageError.transport(.offline), .transport(.timedOut(after: .seconds(30))), .status(503),
      .notJPEG(.markup),
    ])
  func offline(error: ImageError) async throws {
    let gallery = try await nextLaunch(after: 1_000_000)
    let image = try await gallery.load(answer: .failure(error))
    #expect(TestPicture.quarters(of: image) == TestPicture().quarters)
    #expect(gallery.counts.diskHits == 1)
    #expect(gallery.counts.failures == 0)
  }

  @Test("A picture that the server no longer has is removed from disk")
  func gone() async throws {
    let gallery = try await nextLaunch(after: 100)
    await #expect(throws: ImageError.notFound) {
      try await gallery.load(answer: .failure(ImageError.notFound))
    }
    await #expect(throws: ImageError.transport(.offline)) {
      try await gallery.load(answer: .failure(ImageError.transport(.offline)))
    }
    #expect(gallery.downloader.requests.asked.map(\.etag) == ["\"1\"", nil])
  }

  @Test("A corrupt disk entry is fetched again")
  func corruptEntryIsFetched() async throws {
    let gallery = try await nextLaunch(after: 1)
    let files = try FileManager.default.contentsOfDirectory(
      at: gallery.directory.url, includingPropertiesForKeys: nil)
    let file = try #require(files.first)
    var data = try Data(contentsOf: file)
    data[data.count / 2] ^= 0x10
    try data.write(to: file)
    let image = try await gallery.load(answer: .success(.picture))
    #expect(TestPicture.quarters(of: image) == TestPicture().quarters)
    #expect(gallery.downloader.requests.asked.map(\.etag) == [nil])
  }

  @Test("A file that came damaged from the server is not kept")
  func damagedFile() async throws {
    let gallery = Gallery()
    let cut = Gallery.jpeg.prefix(Gallery.jpeg.count / 2)
    await #expect(throws: ImageError.self) {
      try await gallery.load(answer: .success(.image(cut, etag: nil)))
    }
    #expect(try await gallery.load(answer: .success(.picture)).width == 64)
  }

  @Test("A saved file that turns out to be damaged is fetched again at once")
  func damagedEntry() async throws {
    let gallery = Gallery()
    let cut = Gallery.jpeg.prefix(Gallery.jpeg.count / 2)
    let date = gallery.date.now
    try await DiskImageCache(directory: gallery.directory.url, now: { date })
      .save(SavedImage(url: Gallery.url, etag: nil, checked: date, body: cut))
    #expect(try await gallery.load(answer: .success(.picture)).width == 64)
    #expect(gallery.counts.downloads == 1)
  }

  @Test("A disk that fails costs the saved copy and not the picture")
  func brokenImageDisk() async throws {
    let directory = TemporaryDirectory()
    try Data([1]).write(to: directory.url)
    let gallery = Gallery(directory)
    #expect(try await gallery.load(answer: .success(.picture)).width == 64)
    #expect(gallery.diskFailures.all == [.disk(code: Int(ENOTDIR))])
  }
}

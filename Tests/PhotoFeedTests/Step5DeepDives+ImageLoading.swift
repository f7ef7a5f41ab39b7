import Foundation
import PhotoFeed
import Testing

extension Step5DeepDives {
  @Test("A hundred cells asking for one image are one download and one decode")
  func hundredCells() async throws {
    let gallery = Gallery()
    let cells = (1...100).map { _ in gallery.load() }
    let request = await gallery.downloader.requests.next()
    await gallery.clock.until(readings: 100)
    request.succeed(.picture)
    gallery.downloader.requests.answerAll(.picture)
    for cell in cells {
      #expect(try await TestPicture.quarters(of: cell.value) == TestPicture().quarters)
    }
    #expect(gallery.downloader.requests.asked.count == 1)
    #expect(gallery.decoder.decoded == [64])
    #expect(gallery.counts.downloads == 1)
    #expect(gallery.counts.memoryHits == 0)
  }

  @Test("One image at two sizes is one download and two decodes")
  func twoSizes() async throws {
    let gallery = Gallery()
    let cells = [gallery.load(Gallery.url, 64), gallery.load(Gallery.url, 32)]
    let request = await gallery.downloader.requests.next()
    await gallery.clock.until(readings: 2)
    request.succeed(.picture)
    gallery.downloader.requests.answerAll(.picture)
    #expect(try await cells[0].value.width == 64)
    #expect(try await cells[1].value.width == 32)
    #expect(gallery.downloader.requests.asked.count == 1)
    #expect(gallery.decoder.decoded.sorted() == [32, 64])
  }

  @Test("Two images are two downloads, and the slow one does not hold up the other")
  func twoImages() async throws {
    let gallery = Gallery()
    let slow = gallery.load(.photo("slow"))
    let request = await gallery.downloader.requests.next()
    _ = try await gallery.load(.photo("fast"), answer: .success(.picture))
    request.succeed(.picture)
    _ = try await slow.value
    #expect(gallery.counts.downloads == 2)
  }

  @Test("One of two that cancels leaves at once and does not cancel the other")
  func oneOfTwoCancels() async throws {
    let gallery = Gallery()
    let cells = [gallery.load(), gallery.load()]
    let request = await gallery.downloader.requests.next()
    await gallery.clock.until(readings: 2)
    cells[0].cancel()
    await #expect(throws: CancellationError.self) { try await cells[0].value }
    request.succeed(.picture)
    gallery.downloader.requests.answerAll(.picture)
    #expect(try await cells[1].value.width == 64)
    #expect(gallery.counts.downloads == 1)
    #expect(gallery.decoder.decoded == [64])
  }

  @Test("The last one that cancels cancels the download, and who comes later starts anew")
  func lastCancels() async throws {
    let gallery = Gallery()
    let cells = [gallery.load(), gallery.load()]
    let request = await gallery.downloader.requests.next()
    await gallery.clock.until(readings: 2)
    cells.forEach { $0.cancel() }
    for cell in cells {
      await #expect(throws: CancellationError.self) { try await cell.value }
    }
    await request.ended()
    _ = try await gallery.load(answer: .success(.picture))
    #expect(gallery.downloader.requests.asked.count == 2)
    #expect(gallery.decoder.decoded == [64])
  }

  @Test("Cancelling before the start resumes its caller exactly once and asks nobody")
  func cancelledBeforeStart() async {
    let gallery = Gallery()
    let cell = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await gallery.loader.image(at: Gallery.url, fittingPixels: 64)
    }
    await #expect(throws: CancellationError.self) { try await cell.value }
    #expect(gallery.downloader.requests.asked == [])
    #expect(gallery.metrics.recorded == [])
  }

  @Test("Cells that come and go at random each end once, and the loader ends idle")
  func comingAndGoing() async {
    let gallery = Gallery(answering: .picture)
    var random = SeededRandom(seed: 7)
    var cells: [Task<DecodedImage, any Error>] = []
    for _ in 1...300 {
      let name = "\(Int.random(in: 0..<40, using: &random))"
      cells.append(gallery.load(.photo(name), [32, 64].randomElement(using: &random) ?? 64))
      if Bool.random(using: &random) { cells.randomElement(using: &random)?.cancel() }
      if Int.random(in: 0..<4, using: &random) == 0 { await Task.yield() }
    }
    for cell in cells {
      if case .failure(let error) = await cell.result { #expect(error is CancellationError) }
    }
    // What nobody waits for any more ends a moment later.
    while !Task.isCancelled, gallery.counts.inFlight > 0 { await Task.yield() }
    #expect(gallery.counts.inFlight == 0)
  }

  @Test("A failure is told to all who wait, and the next who asks tries again")
  func sharedFailure() async throws {
    let gallery = Gallery()
    let cells = [gallery.load(), gallery.load()]
    let request = await gallery.downloader.requests.next()
    await gallery.clock.until(readings: 2)
    request.fail(ImageError.transport(.offline))
    for cell in cells {
      await #expect(throws: ImageError.transport(.offline)) { try await cell.value }
    }
    _ = try await gallery.load(answer: .success(.picture))
    #expect(gallery.counts.failures == 2)
  }

  @Test("A second look comes from memory, and from disk when memory was dropped")
  func memoryThenDisk() async throws {
    let gallery = Gallery()
    let image = try await gallery.load(answer: .success(.picture))
    #expect(try await gallery.load().value == image)
    await gallery.loader.dropMemory()
    #expect(try await gallery.load().value == image)
    #expect(gallery.counts.memoryHits == 1)
    #expect(gallery.counts.diskHits == 1)
    #expect(gallery.counts.downloads == 1)
    #expect(gallery.decoder.decoded == [64, 64])
  }

  @Test("What memory has no room for is decoded again, from disk")
  func noRoomInMemory() async throws {
    let gallery = Gallery(memory: ImageMemoryCache(byteBudget: 64 * 32 * 4 - 1))
    _ = try await gallery.load(answer: .success(.picture))
    _ = try await gallery.load().value
    #expect(gallery.decoder.decoded == [64, 64])
    #expect(gallery.counts.downloads == 1)
  }
}

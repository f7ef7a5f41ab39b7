import Foundation
import PhotoFeed

/// A loader with all that stands around it, and the test in the place of the server.
struct Gallery {
  let downloader: FakeDownloader
  let decoder = CountingDecoder()
  let metrics = RecordedMetrics()
  let diskFailures = Recorded<ImageError>()
  let clock = ManualClock()
  let date = ManualDate()
  let directory: TemporaryDirectory
  let loader: ImageLoader

  static let url = URL.photo("1")
  static let jpeg = TestPicture().jpeg

  init(
    _ directory: TemporaryDirectory = TemporaryDirectory(),
    memory: ImageMemoryCache = ImageMemoryCache(), answering answer: ImageDownload? = nil
  ) {
    downloader = FakeDownloader(answer: answer)
    self.directory = directory
    loader = ImageLoader(
      downloader: downloader, decoder: decoder, memory: memory,
      disk: DiskImageCache(directory: directory.url, now: { [date] in date.now }),
      freshFor: .seconds(60), metrics: metrics, clock: clock, now: { [date] in date.now },
      reportDiskFailure: { [diskFailures] in
        if let error = $0 as? ImageError { diskFailures.append(error) }
      })
  }

  /// A cell that asks for the picture.
  func load(_ url: URL = url, _ pixels: Int = 64) -> Task<DecodedImage, any Error> {
    Task { try await loader.image(at: url, fittingPixels: pixels) }
  }

  /// Loads the picture while the server answers with this.
  func load(
    _ url: URL = url, _ pixels: Int = 64, answer: Result<ImageDownload, any Error>
  ) async throws -> DecodedImage {
    let cell = load(url, pixels)
    let request = await downloader.requests.next()
    switch answer {
    case .success(let download): request.succeed(download)
    case .failure(let error): request.fail(error)
    }
    return try await cell.value
  }

  var counts: ImageLoadCounts {
    metrics.recorded.reduce(into: ImageLoadCounts()) { $0.count($1) }
  }
}

extension ImageDownload {
  static let picture = ImageDownload.image(Gallery.jpeg, etag: "\"1\"")
}

extension URL {
  static func photo(_ name: String) -> URL {
    URL(string: "https://photos.example/\(name).jpg") ?? URL(filePath: "/none")
  }
}

public import Foundation

/// Fetches pictures over HTTP.
public actor HTTPImageDownloader: ImageDownloader {
  private let transport: any HTTPTransport
  private let byteLimit: Int
  private let deadline: Deadline
  private let missingFor: Duration
  private let now: @Sendable () -> Date
  // A feed has no more pictures than this on its way.
  private var missing = LRUCache<URL, Date>(budget: 1_000)

  /// Creates a downloader.
  ///
  /// - Parameters:
  ///   - byteLimit: The most bytes of a file: twice a 12-megapixel photo at high quality.
  ///   - limit: How long a download may take, from its call to its last byte.
  ///   - missingFor: How long a 404 is believed, so that scrolling past it does not ask each time.
  ///   - clock: What the limit is measured on.
  public init(
    transport: any HTTPTransport, byteLimit: Int = 10_000_000, limit: Duration = .seconds(30),
    missingFor: Duration = .seconds(60), clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date
  ) {
    self.transport = transport
    self.byteLimit = byteLimit
    self.deadline = Deadline(limit: limit, clock: clock)
    self.missingFor = missingFor
    self.now = now
  }

  /// Asks for the file, with `If-None-Match` when there is an entity tag.
  public func download(_ url: URL, unless etag: String?) async throws -> ImageDownload {
    // URLSession reads files as well, and a feed must not choose one of this device.
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
      throw ImageError.notOnTheWeb(scheme: url.scheme)
    }
    guard !isMissing(url) else { throw ImageError.notFound }
    let response = try await reply(to: .image(at: url, etag: etag, byteLimit: byteLimit))
    switch response.status {
    case 200: return try image(response)
    case 304 where etag != nil: return .notModified
    case 404, 410:
      missing.insert(now(), for: url, cost: 1)
      throw ImageError.notFound
    default: throw ImageError.status(response.status)
    }
  }

  private func reply(to request: HTTPRequest) async throws -> HTTPResponse {
    do {
      return try await deadline.run { [transport] in try await transport.response(to: request) }
    } catch FeedError.tooLong(let limit) {
      throw ImageError.tooManyBytes(limit: limit)
    } catch let failure as FeedError {
      throw ImageError.transport(failure)
    }
  }

  private func image(_ response: HTTPResponse) throws -> ImageDownload {
    let type = response.header("Content-Type")?.lowercased() ?? ""
    let format = type.contains("html") ? .markup : ImageFormat(of: response.body)
    guard format == .jpeg else { throw ImageError.notJPEG(format) }
    return .image(response.body, etag: response.header("ETag"))
  }

  private func isMissing(_ url: URL) -> Bool {
    guard let date = missing.value(for: url) else { return false }
    // A clock that was set back must not make a picture missing for a year.
    return (.zero..<missingFor).contains(.seconds(now().timeIntervalSince(date)))
  }
}

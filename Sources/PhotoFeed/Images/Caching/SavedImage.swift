public import Foundation

/// A file from the server as it is kept on disk.
public struct SavedImage: Hashable, Codable, Sendable {
  /// Where it came from.
  public let url: URL
  /// The server's entity tag, if it gave one.
  public let etag: String?
  /// When the server last said that this is the file.
  public var checked: Date
  /// The file.
  public let body: Data

  /// Creates an entry.
  public init(url: URL, etag: String?, checked: Date, body: Data) {
    self.url = url
    self.etag = etag
    self.checked = checked
    self.body = body
  }

  /// Reads an entry; nil when a single bit is not as it was written.
  init?(encoded: Data) {
    let bytes = encoded.dropFirst(Self.checksumLength)
    guard Self.checksum(bytes) == encoded.prefix(Self.checksumLength),
      let image = try? PropertyListDecoder().decode(Self.self, from: Data(bytes))
    else { return nil }
    self = image
  }

  /// The checksum of the rest, then the rest.
  func encoded() throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let bytes = try encoder.encode(self)
    return Self.checksum(bytes) + bytes
  }

  private static let checksumLength = 16

  // Sixteen digits, so that no order of bytes has to be agreed on.
  private static func checksum(_ bytes: Data) -> Data {
    let digits = String(FNV1a.hash(bytes), radix: 16)
    return Data((String(repeating: "0", count: checksumLength - digits.count) + digits).utf8)
  }
}

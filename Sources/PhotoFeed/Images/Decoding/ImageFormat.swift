public import Foundation

/// What a file is, judged by its first bytes.
public enum ImageFormat: Hashable, Sendable {
  case jpeg, png, gif, heic, webP
  /// HTML or other markup, such as a hotel's sign-in page.
  case markup
  case empty, unknown

  /// Looks at the first bytes of `data`.
  public init(of data: Data) {
    let head = Data(data.prefix(64))
    let signatures: [(format: ImageFormat, offset: Int, bytes: [UInt8])] = [
      (.jpeg, 0, [0xff, 0xd8, 0xff]),
      (.png, 0, [0x89] + Array("PNG".utf8)),
      (.gif, 0, Array("GIF8".utf8)),
      (.heic, 4, Array("ftyphei".utf8)),
      (.heic, 4, Array("ftyphev".utf8)),
      (.heic, 4, Array("ftypmif1".utf8)),
      (.webP, 8, Array("WEBP".utf8)),
    ]
    let known = signatures.first { head.dropFirst($0.offset).starts(with: $0.bytes) }
    // A byte order mark and white space may come first.
    let text = head.drop { [0xef, 0xbb, 0xbf, 0x20, 0x09, 0x0a, 0x0d].contains($0) }
    if head.isEmpty {
      self = .empty
    } else if text.first == UInt8(ascii: "<") {
      self = .markup
    } else {
      self = known?.format ?? .unknown
    }
  }
}

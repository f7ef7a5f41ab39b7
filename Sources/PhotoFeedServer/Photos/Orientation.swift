/// Which sides of the picture the first row and column of its pixels are (Exif 2.32, tag 0x0112).
enum Orientation: Int, CaseIterable, Sendable {
  case topLeft = 1
  case topRight, bottomRight, bottomLeft, leftTop, rightTop, rightBottom, leftBottom

  var swapsSides: Bool { rawValue > 4 }

  /// Where in the upright picture the stored pixel comes from.
  func source(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .topLeft: (x, y)
    case .topRight: (width - 1 - x, y)
    case .bottomRight: (width - 1 - x, height - 1 - y)
    case .bottomLeft: (x, height - 1 - y)
    case .leftTop: (y, x)
    case .rightTop: (width - 1 - y, x)
    case .rightBottom: (width - 1 - y, height - 1 - x)
    case .leftBottom: (y, height - 1 - x)
    }
  }

  /// The segment of a JPEG file that tells it: one directory with one entry.
  var segment: [UInt8] {
    let exif = Array("Exif".utf8) + [0, 0]
    let header: [UInt8] = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8]
    let directory: [UInt8] = [
      0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(rawValue), 0, 0, 0, 0, 0, 0,
    ]
    let content = exif + header + directory
    return [0xff, 0xe1, 0, UInt8(content.count + 2)] + content
  }
}

/// A picture as rows of RGB pixels.
struct Raster: Hashable, Sendable {
  let width: Int
  let height: Int
  /// Three bytes a pixel, rows from the top, without padding.
  var bytes: [UInt8]

  init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 3)
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Each pixel made a square of this many.
  func enlarged(by factor: Int) -> Raster {
    var larger: [UInt8] = []
    larger.reserveCapacity(bytes.count * factor * factor)
    var row = [UInt8](repeating: 0, count: width * factor * 3)
    for y in 0..<height {
      var place = 0
      for start in stride(from: y * width * 3, to: (y + 1) * width * 3, by: 3) {
        for _ in 0..<factor {
          row[place] = bytes[start]
          row[place + 1] = bytes[start + 1]
          row[place + 2] = bytes[start + 2]
          place += 3
        }
      }
      for _ in 0..<factor { larger += row }
    }
    return Raster(width: width * factor, height: height * factor, bytes: larger)
  }

  /// The pixels as a camera stores them that was held in this way.
  func stored(as orientation: Orientation) -> Raster {
    let (columns, rows) = orientation.swapsSides ? (height, width) : (width, height)
    var stored = bytes
    var end = 0
    for y in 0..<rows {
      for x in 0..<columns {
        let place = orientation.source(x: x, y: y, width: width, height: height)
        let start = (place.y * width + place.x) * 3
        stored[end] = bytes[start]
        stored[end + 1] = bytes[start + 1]
        stored[end + 2] = bytes[start + 2]
        end += 3
      }
    }
    return Raster(width: columns, height: rows, bytes: stored)
  }
}

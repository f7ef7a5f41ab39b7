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
    for y in 0..<height {
      var row: [UInt8] = []
      row.reserveCapacity(width * factor * 3)
      for x in 0..<width {
        let pixel = bytes[((y * width + x) * 3)..<((y * width + x) * 3 + 3)]
        for _ in 0..<factor { row += pixel }
      }
      for _ in 0..<factor { larger += row }
    }
    return Raster(width: width * factor, height: height * factor, bytes: larger)
  }

  /// The pixels as a camera stores them that was held in this way.
  func stored(as orientation: Orientation) -> Raster {
    let (columns, rows) = orientation.swapsSides ? (height, width) : (width, height)
    var stored: [UInt8] = []
    stored.reserveCapacity(bytes.count)
    for y in 0..<rows {
      for x in 0..<columns {
        let place = orientation.source(x: x, y: y, width: width, height: height)
        let start = (place.y * width + place.x) * 3
        stored += bytes[start..<(start + 3)]
      }
    }
    return Raster(width: columns, height: rows, bytes: stored)
  }
}

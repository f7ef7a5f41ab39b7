import Foundation

/// Paints what a photo might show: a sky with a sun or moon, hills, and sometimes the sea.
struct Painter {
  private let skyTop: Colour
  private let skyBottom: Colour
  private let sun: (x: Double, y: Double, radius: Double, colour: Colour)
  private let hills: [Hill]
  private let sea: Double?

  private struct Hill {
    let base: Double
    let waves: [(length: Double, height: Double, shift: Double)]
    let colour: Colour

    /// Where it begins, as a part of the height from the top; `x` is a part of the width.
    func top(_ x: Double) -> Double {
      waves.reduce(base) { $0 + sin(x * $1.length + $1.shift) * $1.height }
    }
  }

  /// A motive that follows from a name.
  init(name: String) {
    var random = SplitMix(name: name)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let hue = number(0...1)
    skyTop = Colour(hue: hue, saturation: number(0.3...0.8), value: number(0.3...0.8))
    skyBottom = Colour(hue: hue + number(-0.2...0.2), saturation: 0.35, value: 0.95)
    sun = (
      number(0.15...0.85), number(0.15...0.45), number(0.03...0.09),
      Colour(hue: 0.12, saturation: number(0...0.6), value: 1)
    )
    let layers = Int(number(2...4))
    hills = (0..<layers).map { layer in
      let depth = Double(layer + 1) / Double(layers)
      return Hill(
        base: 0.45 + 0.18 * depth,
        waves: [
          (number(3...6), number(0.02...0.07), number(0...6)),
          (number(9...20), number(0.005...0.02), number(0...6)),
        ],
        colour: Colour(
          hue: hue + number(0.2...0.5), saturation: 0.3 + 0.4 * depth, value: 0.75 - 0.5 * depth))
    }
    sea = number(0...1) < 0.5 ? number(0.72...0.85) : nil
  }

  /// The motive at this size, upright.
  func raster(width: Int, height: Int) -> Raster {
    let tops = (0..<width).map { x in hills.map { $0.top(Double(x) / Double(width)) } }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 3)
    for row in 0..<height {
      let y = Double(row) / Double(height)
      if let sea, y > sea {
        let glint = skyBottom.mixed(with: skyTop, 0.5 + 0.4 * sin(y * 160))
        bytes += [[UInt8]](repeating: glint.bytes, count: width).joined()
        continue
      }
      let sky = skyTop.mixed(with: skyBottom, min(1, y / 0.6)).bytes
      for column in 0..<width {
        let colour = colour(column, row, y, tops[column], width, height) ?? sky
        bytes.append(colour[0])
        bytes.append(colour[1])
        bytes.append(colour[2])
      }
    }
    return Raster(width: width, height: height, bytes: bytes)
  }

  /// What stands before the sky at a place; nil where nothing does.
  private func colour(
    _ column: Int, _ row: Int, _ y: Double, _ tops: [Double], _ width: Int, _ height: Int
  ) -> [UInt8]? {
    if let layer = tops.lastIndex(where: { y > $0 }) { return hills[layer].colour.bytes }
    return isSun(column, row, width, height) ? sun.colour.bytes : nil
  }

  private func isSun(_ column: Int, _ row: Int, _ width: Int, _ height: Int) -> Bool {
    let across = Double(column) - sun.x * Double(width)
    let down = Double(row) - sun.y * Double(height)
    let radius = sun.radius * Double(max(width, height))
    return across * across + down * down < radius * radius
  }
}

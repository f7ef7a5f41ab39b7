import PhotoFeed

/// Draws a decoded image in cells.
enum Picture {
  /// From dark to light, for terminals without colours.
  private static let letters = Array(" .:-=+*#%@".utf8)

  /// Rows of cells that the image fills, its sides cut off where the proportions differ.
  static func rows(
    _ image: DecodedImage, columns: Int, rows: Int, depth: ColourDepth
  ) -> [[UInt8]] {
    guard columns > 0, rows > 0, image.width > 0, image.height > 0 else { return [] }
    let sampler = Sampler(image: image, columns: columns, rows: rows * 2)
    return (0..<rows).map { row in
      switch depth {
      case .letters: lettersRow(sampler, row)
      case .palette:
        blocksRow(sampler, row, foreground: "38;5;", background: "48;5;") {
          decimal($0.paletteIndex)
        }
      case .trueColour:
        blocksRow(sampler, row, foreground: "38;2;", background: "48;2;") {
          decimal($0.red) + [59] + decimal($0.green) + [59] + decimal($0.blue)
        }
      }
    }
  }

  private static func lettersRow(_ sampler: Sampler, _ row: Int) -> [UInt8] {
    (0..<sampler.columns).map { column in
      let light =
        (sampler.pixel(column, row * 2).light + sampler.pixel(column, row * 2 + 1).light) / 2
      return letters[light * (letters.count - 1) / 255]
    }
  }

  /// Each cell is an upper half block: its letter is the upper pixel and its ground the lower one.
  private static func blocksRow(
    _ sampler: Sampler, _ row: Int, foreground: StaticString, background: StaticString,
    _ code: (Pixel) -> [UInt8]
  ) -> [UInt8] {
    let (foreground, background) = ("\(foreground)".utf8, "\(background)".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(sampler.columns * 40)
    var last: [Pixel] = []
    for column in 0..<sampler.columns {
      let pixels = [sampler.pixel(column, row * 2), sampler.pixel(column, row * 2 + 1)]
      if pixels != last {
        bytes += [0x1b, 0x5b]
        bytes += foreground
        bytes += code(pixels[0])
        bytes.append(59)
        bytes += background
        bytes += code(pixels[1])
        bytes.append(0x6d)
        last = pixels
      }
      bytes += [0xe2, 0x96, 0x80]
    }
    return bytes + [0x1b, 0x5b, 0x30, 0x6d]
  }

  private static func decimal(_ number: UInt8) -> [UInt8] { Array("\(number)".utf8) }
}

/// One colour.
struct Pixel: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  /// How light it is, 0 to 255, weighted as JPEG does.
  var light: Int { (Int(red) * 299 + Int(green) * 587 + Int(blue) * 114) / 1_000 }

  /// The nearest colour in the cube of the 256 colours, whose sides have six steps.
  var paletteIndex: UInt8 {
    func step(_ part: UInt8) -> UInt8 { UInt8((Int(part) * 5 + 127) / 255) }
    return 16 + 36 * step(red) + 6 * step(green) + step(blue)
  }
}

/// Averages of an image on a grid that covers its middle.
private struct Sampler {
  let columns: Int
  private let image: DecodedImage
  private let step: Double
  private let left: Double
  private let top: Double

  init(image: DecodedImage, columns: Int, rows: Int) {
    self.image = image
    self.columns = columns
    step = min(Double(image.width) / Double(columns), Double(image.height) / Double(rows))
    left = (Double(image.width) - step * Double(columns)) / 2
    top = (Double(image.height) - step * Double(rows)) / 2
  }

  func pixel(_ column: Int, _ row: Int) -> Pixel {
    let xs = range(left + step * Double(column), limit: image.width)
    let ys = range(top + step * Double(row), limit: image.height)
    var sums = (0, 0, 0)
    for y in ys {
      for x in xs {
        let place = (y * image.width + x) * DecodedImage.bytesPerPixel
        sums.0 += Int(image.pixels[place])
        sums.1 += Int(image.pixels[place + 1])
        sums.2 += Int(image.pixels[place + 2])
      }
    }
    let count = xs.count * ys.count
    return Pixel(
      red: UInt8(sums.0 / count), green: UInt8(sums.1 / count), blue: UInt8(sums.2 / count))
  }

  private func range(_ start: Double, limit: Int) -> Range<Int> {
    let first = min(limit - 1, max(0, Int(start)))
    return first..<min(limit, max(first + 1, Int(start + step)))
  }
}

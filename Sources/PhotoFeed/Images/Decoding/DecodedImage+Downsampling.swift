extension DecodedImage {
  /// The image at a smaller size, each pixel the average of the area it stands for.
  func downsampled(to size: PixelSize) -> DecodedImage {
    guard size != self.size else { return self }
    return narrowedAndTransposed(to: size.width).narrowedAndTransposed(to: size.height)
  }

  /// Averages each row to `columns` pixels and makes it a column: twice is both directions.
  private func narrowedAndTransposed(to columns: Int) -> DecodedImage {
    var output = [UInt8](repeating: 0, count: columns * height * Self.bytesPerPixel)
    for row in 0..<height {
      for column in 0..<columns {
        let average = average(ofRow: row, column: column, of: columns)
        let place = (column * height + row) * Self.bytesPerPixel
        for channel in 0..<Self.bytesPerPixel {
          output[place + channel] = UInt8(truncatingIfNeeded: average[channel])
        }
      }
    }
    return DecodedImage(size: PixelSize(width: height, height: columns), pixels: output)
  }

  /// One of `columns` equal parts of a row.
  ///
  /// Lengths are counted in parts of a pixel, `columns` of them each, so that a part's edges are
  /// whole numbers and it is `width` long. The sum of 65,535 pixels still fits in 32 bits.
  private func average(ofRow row: Int, column: Int, of columns: Int) -> SIMD4<UInt32> {
    var sum = SIMD4<UInt32>(repeating: UInt32(width) / 2)
    var position = column * width
    let end = position + width
    while position < end {
      let source = position / columns
      let next = min(end, (source + 1) * columns)
      let place = (row * width + source) * Self.bytesPerPixel
      let pixel = SIMD4<UInt32>(
        UInt32(pixels[place]), UInt32(pixels[place + 1]), UInt32(pixels[place + 2]),
        UInt32(pixels[place + 3]))
      sum &+= pixel &* UInt32(next - position)
      position = next
    }
    return sum / UInt32(width)
  }
}

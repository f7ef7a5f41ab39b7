extension DecodedImage {
  /// The image as it is to be seen when it was stored with this orientation.
  func upright(from orientation: ImageOrientation) -> DecodedImage {
    guard orientation != .up else { return self }
    let swaps = orientation.swapsSides
    let size = swaps ? PixelSize(width: height, height: width) : size
    // Where the first pixel is stored, and how far the next column and the next row are from it.
    let along = orientation.reversesRows ? -Self.bytesPerPixel : Self.bytesPerPixel
    let row = width * Self.bytesPerPixel
    let down = orientation.reversesColumns ? -row : row
    let first =
      (orientation.reversesRows ? row - Self.bytesPerPixel : 0)
      + (orientation.reversesColumns ? (height - 1) * row : 0)
    let (nextColumn, nextRow) = swaps ? (down, along) : (along, down)
    var output = [UInt8](repeating: 0, count: pixels.count)
    var end = 0
    for y in 0..<size.height {
      var place = first + y * nextRow
      for _ in 0..<size.width {
        for channel in 0..<Self.bytesPerPixel { output[end + channel] = pixels[place + channel] }
        end += Self.bytesPerPixel
        place += nextColumn
      }
    }
    return DecodedImage(size: size, pixels: output)
  }
}

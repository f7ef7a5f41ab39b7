extension DecodedImage {
  /// The image as it is to be seen when it was stored with this orientation.
  func upright(from orientation: ImageOrientation) -> DecodedImage {
    guard orientation != .up else { return self }
    let swaps = orientation.swapsSides
    let size = swaps ? PixelSize(width: height, height: width) : size
    var output: [UInt8] = []
    output.reserveCapacity(pixels.count)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let column = orientation.reversesRows ? width - 1 - (swaps ? y : x) : (swaps ? y : x)
        let row = orientation.reversesColumns ? height - 1 - (swaps ? x : y) : (swaps ? x : y)
        let place = (row * width + column) * Self.bytesPerPixel
        output.append(contentsOf: pixels[place..<(place + Self.bytesPerPixel)])
      }
    }
    return DecodedImage(size: size, pixels: output)
  }
}

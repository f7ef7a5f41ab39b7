import Foundation

#if canImport(Glibc)
  import CJPEG
#else
  import CoreGraphics
  import ImageIO
#endif

/// What differs between the systems.
enum Platform {
  #if canImport(Glibc)
    static let stream = Int32(SOCK_STREAM.rawValue)
    /// A client that went away is an error of `send`, and no signal.
    static let sendFlags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)

    static func setUp(_ socket: Int32) {}
  #else
    static let stream = SOCK_STREAM
    static let sendFlags = Int32(MSG_DONTWAIT)

    static func setUp(_ socket: Int32) {
      var on: Int32 = 1
      unsafe setsockopt(
        socket, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    }
  #endif

  #if canImport(Glibc)
    /// A JPEG file of the stored pixels.
    ///
    /// - Throws: `ServerError.photo`.
    static func jpeg(_ raster: Raster, _ orientation: Orientation, quality: Int32) throws -> [UInt8]
    {
      guard let compressor = unsafe tjInitCompress() else { throw ServerError.photo }
      defer { unsafe tjDestroy(compressor) }
      var file: UnsafeMutablePointer<UInt8>?
      var size: UInt = 0
      defer { unsafe tjFree(file) }
      let status = unsafe tjCompress2(
        compressor, raster.bytes, Int32(raster.width), 0, Int32(raster.height),
        Int32(TJPF_RGB.rawValue), &file, &size, Int32(TJSAMP_420.rawValue), quality, 0)
      guard status == 0, let file = unsafe file else { throw ServerError.photo }
      let bytes = unsafe Array(UnsafeBufferPointer(start: file, count: Int(size)))
      return Array(bytes.prefix(2)) + orientation.segment + bytes.dropFirst(2)
    }
  #else
    /// A JPEG file of the stored pixels.
    ///
    /// - Throws: `ServerError.photo`.
    static func jpeg(_ raster: Raster, _ orientation: Orientation, quality: Int32) throws -> [UInt8]
    {
      let file = NSMutableData()
      guard
        let provider = CGDataProvider(data: Data(raster.bytes) as CFData),
        let image = CGImage(
          width: raster.width, height: raster.height, bitsPerComponent: 8, bitsPerPixel: 24,
          bytesPerRow: raster.width * 3, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue), provider: provider,
          decode: nil, shouldInterpolate: false, intent: .defaultIntent),
        let destination = CGImageDestinationCreateWithData(file, "public.jpeg" as CFString, 1, nil)
      else { throw ServerError.photo }
      let properties: [CFString: Any] = [
        kCGImagePropertyOrientation: orientation.rawValue,
        kCGImageDestinationLossyCompressionQuality: Double(quality) / 100,
      ]
      CGImageDestinationAddImage(destination, image, properties as CFDictionary)
      guard CGImageDestinationFinalize(destination) else { throw ServerError.photo }
      return Array(file as Data)
    }
  #endif
}

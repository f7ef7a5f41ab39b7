internal import Foundation

#if canImport(FoundationNetworking)
  // Linux has URLSession in a module of its own. Exported, the one import serves all files here.
  @_exported import FoundationNetworking
#endif

#if canImport(CJPEG)
  internal import CJPEG

  /// The system's JPEG decoder: libjpeg-turbo.
  enum PlatformJPEG {
    /// The size that the header names.
    static func size(of data: Data) throws -> PixelSize { try Decompressor().size(of: data) }

    /// The pixels, as stored; `size` is that of the file times one of the fractions.
    static func pixels(of data: Data, scaledTo size: PixelSize) throws -> DecodedImage {
      try Decompressor().pixels(of: data, scaledTo: size)
    }
  }

  /// A TurboJPEG decompressor, destroyed exactly once.
  @safe private struct Decompressor: ~Copyable {
    private let handle: tjhandle

    init() throws {
      guard let handle = unsafe tjInitDecompress() else {
        throw ImageError.damaged(message: unsafe String(cString: tjGetErrorStr2(nil)))
      }
      unsafe self.handle = handle
    }

    deinit { unsafe tjDestroy(handle) }

    func size(of data: Data) throws -> PixelSize {
      var (width, height, subsampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
      let code = unsafe data.withUnsafeBytes { bytes in
        unsafe tjDecompressHeader3(
          handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &width, &height,
          &subsampling, &colors)
      }
      guard code == 0 else { throw failure }
      guard colors != TJCS_CMYK.rawValue, colors != TJCS_YCCK.rawValue else {
        throw ImageError.printColors
      }
      return PixelSize(width: Int(width), height: Int(height))
    }

    func pixels(of data: Data, scaledTo size: PixelSize) throws -> DecodedImage {
      var pixels = [UInt8](repeating: 0, count: size.count * DecodedImage.bytesPerPixel)
      // A file cut short gives grey pixels and a warning, which is a failure here. Thousands of
      // empty scans in a small file would take minutes.
      let flags = TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS
      let code = unsafe data.withUnsafeBytes { bytes in
        unsafe tjDecompress2(
          handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &pixels,
          Int32(size.width), 0, Int32(size.height), Int32(TJPF_RGBA.rawValue), flags)
      }
      guard code == 0 else { throw failure }
      return DecodedImage(size: size, pixels: pixels)
    }

    private var failure: ImageError {
      .damaged(message: unsafe String(cString: tjGetErrorStr2(handle)))
    }
  }
#else
  internal import CoreGraphics
  internal import ImageIO

  /// The system's JPEG decoder: ImageIO.
  enum PlatformJPEG {
    /// The size that the header names.
    static func size(of data: Data) throws -> PixelSize {
      let properties =
        CGImageSourceCopyPropertiesAtIndex(try source(of: data), 0, nil) as? [CFString: Any]
      guard let width = properties?[kCGImagePropertyPixelWidth] as? Int,
        let height = properties?[kCGImagePropertyPixelHeight] as? Int
      else { throw ImageError.damaged(message: "no size") }
      guard
        properties?[kCGImagePropertyColorModel] as? String
          != kCGImagePropertyColorModelCMYK as String
      else {
        throw ImageError.printColors
      }
      return PixelSize(width: width, height: height)
    }

    /// The pixels, as stored, at about `size`.
    static func pixels(of data: Data, scaledTo size: PixelSize) throws -> DecodedImage {
      let source = try source(of: data)
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceThumbnailMaxPixelSize: size.longestSide,
      ]
      // A file cut short gives pixels all the same.
      guard CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete,
        let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary),
        let colors = CGColorSpace(name: CGColorSpace.sRGB)
      else { throw ImageError.damaged(message: "incomplete") }
      let decoded = PixelSize(width: image.width, height: image.height)
      var pixels = [UInt8](repeating: 0, count: decoded.count * DecodedImage.bytesPerPixel)
      let isDrawn = unsafe pixels.withUnsafeMutableBytes { bytes in
        let context = unsafe CGContext(
          data: bytes.baseAddress, width: decoded.width, height: decoded.height,
          bitsPerComponent: 8, bytesPerRow: decoded.width * DecodedImage.bytesPerPixel,
          space: colors, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(image, in: CGRect(x: 0, y: 0, width: decoded.width, height: decoded.height))
        return context != nil
      }
      guard isDrawn else { throw ImageError.damaged(message: "undrawable") }
      return DecodedImage(size: decoded, pixels: pixels)
    }

    private static func source(of data: Data) throws -> CGImageSource {
      guard let source = CGImageSourceCreateWithData(data as CFData, nil) else {
        throw ImageError.damaged(message: "unreadable")
      }
      return source
    }
  }
#endif

import Foundation
import PhotoFeed

#if canImport(CJPEG)
  import CJPEG
#else
  import CoreGraphics
  import ImageIO
#endif

/// A picture of four quarters, each of one colour, and the JPEG of it.
struct TestPicture {
  enum Color: Hashable, CaseIterable { case red, green, blue, white, grey, black }

  /// What is in the quarters, as stored: top left, top right, bottom left, bottom right.
  var quarters: [Color] = [.red, .green, .blue, .white]
  var width = 64
  var height = 32
  var isGrey = false
  var isProgressive = false
  /// What the EXIF segment says; nil for no segment.
  var orientation: Int?
  var isLittleEndian = false

  /// The colours of the quarters of `image`.
  static func quarters(of image: DecodedImage) -> [Color?] {
    [(1, 1), (3, 1), (1, 3), (3, 3)].map { x, y in
      let place = (image.height * y / 4 * image.width + image.width * x / 4) * 4
      return Color.allCases.first { color in
        zip(color.rgba, image.pixels[place...]).allSatisfy { abs(Int($0) - Int($1)) < 24 }
      }
    }
  }

  var jpeg: Data {
    var data = encoded
    if let orientation { data.insert(contentsOf: exif(orientation), at: 2) }
    return data
  }

  /// An APP1 segment with one directory of two entries.
  func exif(_ orientation: Int) -> [UInt8] {
    func short(_ number: Int) -> [UInt8] {
      let bytes = [UInt8(number >> 8), UInt8(number & 0xff)]
      return isLittleEndian ? bytes.reversed() : bytes
    }
    func long(_ number: Int) -> [UInt8] {
      isLittleEndian ? short(number) + short(0) : short(0) + short(number)
    }
    let make = [short(0x010f), short(2), long(4), Array("abc\0".utf8)].flatMap(\.self)
    let entry = [short(0x0112), short(3), long(1), short(orientation), short(0)].flatMap(\.self)
    let order = Array((isLittleEndian ? "II" : "MM").utf8)
    let tiff = [order, short(42), long(8), short(2), make, entry, long(0)].flatMap(\.self)
    let content = Array("Exif\0\0".utf8) + tiff
    return [0xff, 0xe1, 0, UInt8(content.count + 2)] + content
  }

  private var pixels: [UInt8] {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let quarter = y * 2 / height * 2 + x * 2 / width
        pixels += quarters[quarter].rgba
      }
    }
    return pixels
  }
}

extension TestPicture.Color {
  var rgba: [UInt8] {
    switch self {
    case .red: [255, 0, 0, 255]
    case .green: [0, 255, 0, 255]
    case .blue: [0, 0, 255, 255]
    case .white: [255, 255, 255, 255]
    case .grey: [128, 128, 128, 255]
    case .black: [0, 0, 0, 255]
    }
  }
}

#if canImport(CJPEG)
  extension TestPicture {
    private var encoded: Data {
      Self.compress(
        pixels, width: width, height: height, format: TJPF_RGBA,
        subsampling: isGrey ? TJSAMP_GRAY : TJSAMP_444,
        flags: isProgressive ? TJFLAG_PROGRESSIVE : 0)
    }

    /// A grey JPEG of any size, cheap to make.
    static func plain(width: Int, height: Int) -> Data {
      compress(
        [UInt8](repeating: 128, count: width * height), width: width, height: height,
        format: TJPF_GRAY, subsampling: TJSAMP_GRAY, flags: 0)
    }

    /// A JPEG in the four colours of print.
    static func print(width: Int, height: Int) -> Data {
      compress(
        [UInt8](repeating: 128, count: width * height * 4), width: width, height: height,
        format: TJPF_CMYK, subsampling: TJSAMP_444, flags: 0)
    }

    private static func compress(
      _ pixels: [UInt8], width: Int, height: Int, format: TJPF, subsampling: TJSAMP, flags: Int32
    ) -> Data {
      let handle = tjInitCompress()
      defer { tjDestroy(handle) }
      var bytes: UnsafeMutablePointer<UInt8>?
      var count: UInt = 0
      let code = tjCompress2(
        handle, pixels, Int32(width), 0, Int32(height), Int32(format.rawValue), &bytes, &count,
        Int32(subsampling.rawValue), 95, flags)
      defer { tjFree(bytes) }
      guard code == 0, let bytes else { return Data() }
      return Data(bytes: bytes, count: Int(count))
    }
  }
#else
  extension TestPicture {
    private var encoded: Data {
      Self.compress(
        pixels, width: width, height: height, space: CGColorSpaceCreateDeviceRGB(),
        alpha: .noneSkipLast, isProgressive: isProgressive)
    }

    /// A grey JPEG of any size, cheap to make.
    static func plain(width: Int, height: Int) -> Data {
      compress(
        [UInt8](repeating: 128, count: width * height), width: width, height: height,
        space: CGColorSpaceCreateDeviceGray(), alpha: .none, isProgressive: false)
    }

    /// A JPEG in the four colours of print.
    static func print(width: Int, height: Int) -> Data {
      compress(
        [UInt8](repeating: 128, count: width * height * 4), width: width, height: height,
        space: CGColorSpaceCreateDeviceCMYK(), alpha: .none, isProgressive: false)
    }

    private static func compress(
      _ pixels: [UInt8], width: Int, height: Int, space: CGColorSpace, alpha: CGImageAlphaInfo,
      isProgressive: Bool
    ) -> Data {
      let bytes = pixels.count / (width * height)
      let output = NSMutableData()
      guard let provider = CGDataProvider(data: Data(pixels) as CFData),
        let image = CGImage(
          width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bytes * 8,
          bytesPerRow: width * bytes, space: space, bitmapInfo: CGBitmapInfo(alpha),
          provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent),
        let destination = CGImageDestinationCreateWithData(
          output, "public.jpeg" as CFString, 1, nil)
      else { return Data() }
      let options: [CFString: Any] = [
        kCGImagePropertyJFIFDictionary: [kCGImagePropertyJFIFIsProgressive: isProgressive],
        kCGImageDestinationLossyCompressionQuality: 0.95,
      ]
      CGImageDestinationAddImage(destination, image, options as CFDictionary)
      CGImageDestinationFinalize(destination)
      return output as Data
    }
  }
#endif

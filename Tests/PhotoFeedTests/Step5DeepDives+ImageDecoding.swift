import Foundation
import PhotoFeed
import Testing

extension Step5DeepDives {
  private static let decoder = JPEGDecoder()

  @Test("A 12-megapixel JPEG shown at 504 pixels is never decoded at full size")
  func twelveMegapixels() throws {
    let jpeg = TestPicture.plain(width: 4_032, height: 3_024)
    let plan = try Self.decoder.plan(jpeg, fittingPixels: 504)
    #expect(plan.source.count > 12_000_000)
    #expect(plan.factor == ScaledDecode.Factor(1, 8))
    #expect(plan.decoded == PixelSize(width: 504, height: 378))
    #expect(try Self.decoder.decode(jpeg, fittingPixels: 504).size == plan.result)
  }

  @Test(
    "A file is decoded at the smallest fraction that still has the pixels that are shown",
    arguments: [
      (99, 1), (100, 1), (101, 2), (199, 2), (200, 2), (201, 4), (399, 4), (400, 4), (401, 8),
      (800, 8), (801, 8),
    ])
  func fraction(shown: Int, eighths: Int) throws {
    let jpeg = TestPicture.plain(width: 800, height: 400)
    let plan = try Self.decoder.plan(jpeg, fittingPixels: shown)
    #expect(plan.factor.numerator * 8 == eighths * plan.factor.denominator)
    #expect(plan.decoded == PixelSize(width: 100 * eighths, height: 50 * eighths))
    #expect(plan.result == PixelSize(width: min(shown, 800), height: (min(shown, 800) + 1) / 2))
    #expect(try Self.decoder.decode(jpeg, fittingPixels: shown).size == plan.result)
  }

  @Test(
    "An image is made to fit and never enlarged, whatever its proportions",
    arguments: [
      ((64, 32), 63, (63, 32)), ((64, 32), 64, (64, 32)), ((64, 32), 65, (64, 32)),
      ((32, 64), 16, (8, 16)), ((1, 1), 1, (1, 1)), ((2_000, 1), 10, (10, 1)),
      ((1, 2_000), 10, (1, 10)), ((17, 13), 1, (1, 1)), ((17, 13), 0, (1, 1)),
      ((1_001, 777), 333, (333, 258)),
    ])
  func fits(source: (Int, Int), shown: Int, result: (Int, Int)) throws {
    let jpeg = TestPicture.plain(width: source.0, height: source.1)
    let image = try Self.decoder.decode(jpeg, fittingPixels: shown)
    #expect(image.size == PixelSize(width: result.0, height: result.1))
    #expect(
      stride(from: 0, to: image.pixels.count, by: 4).allSatisfy {
        abs(Int(image.pixels[$0]) - 128) < 4 && image.pixels[$0 + 3] == 255
      })
  }

  @Test("What is made smaller is the average of what was there, not a part of it")
  func average() throws {
    let jpeg = TestPicture(quarters: [.white, .black, .black, .white]).jpeg
    let image = try Self.decoder.decode(jpeg, fittingPixels: 1)
    #expect(abs(Int(image.pixels[0]) - 128) < 4)
    let odd = try Self.decoder.decode(jpeg, fittingPixels: 3)
    #expect(odd.size == PixelSize(width: 3, height: 2))
    #expect(odd.pixels[0] > 250 && odd.pixels[8] < 5)
    #expect(abs(Int(odd.pixels[4]) - 128) < 4)
  }

  @Test(
    "Every EXIF orientation comes out upright, its corners where they belong",
    arguments: [
      (1, [TestPicture.Color.red, .green, .blue, .white]), (2, [.green, .red, .white, .blue]),
      (3, [.white, .blue, .green, .red]), (4, [.blue, .white, .red, .green]),
      (5, [.red, .blue, .green, .white]), (6, [.blue, .red, .white, .green]),
      (7, [.white, .green, .blue, .red]), (8, [.green, .white, .red, .blue]),
    ], [true, false])
  func orientation(exif: (number: Int, quarters: [TestPicture.Color]), isLittle: Bool) throws {
    let picture = TestPicture(orientation: exif.number, isLittleEndian: isLittle)
    for shown in [64, 40] {
      let image = try Self.decoder.decode(picture.jpeg, fittingPixels: shown)
      #expect(TestPicture.quarters(of: image) == exif.quarters)
      #expect(image.width > image.height || exif.number >= 5)
      #expect(image.size.longestSide == shown)
    }
  }

  @Test("An orientation that there is not is none", arguments: [0, 1, 8, 9, 255])
  func strangeOrientation(number: Int) {
    let jpeg = TestPicture(orientation: number).jpeg
    #expect(ImageOrientation(exifIn: jpeg) == ImageOrientation(rawValue: number) ?? .up)
  }

  @Test("A file without EXIF is upright")
  func noEXIF() {
    #expect(ImageOrientation(exifIn: TestPicture().jpeg) == .up)
  }

  @Test("Whatever the bytes of a picture, it is decoded or refused", arguments: 1...40)
  func anyBytes(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let original = TestPicture(
      width: 16, height: 16, isProgressive: seed.isMultiple(of: 2),
      orientation: Int(seed % 9), isLittleEndian: seed.isMultiple(of: 3)
    ).jpeg
    for _ in 1...50 {
      var jpeg = original
      // Most of the mistakes are made where the parser of EXIF reads.
      for _ in 1...Int.random(in: 1...8, using: &random) {
        let end = Bool.random(using: &random) ? 60 : jpeg.count
        let place = Int.random(in: 0..<end, using: &random)
        jpeg[place] =
          [0, 1, 2, 0x7f, 0xff, UInt8.random(in: 0...255, using: &random)]
          .randomElement(using: &random) ?? 0
      }
      if Bool.random(using: &random) {
        jpeg = jpeg.prefix(Int.random(in: 0...jpeg.count, using: &random))
      }
      // A slice has to be read as well as a whole.
      let part = (Data([1, 2, 3]) + jpeg).dropFirst(3)
      #expect(ImageOrientation(exifIn: part) == ImageOrientation(exifIn: jpeg))
      do {
        let image = try Self.decoder.decode(part, fittingPixels: 8)
        #expect(image.size.longestSide <= 8)
      } catch {
        #expect(error is ImageError, "seed \(seed)")
      }
    }
  }

  @Test("Greyscale and progressive files come out right", arguments: [true, false], [true, false])
  func kinds(isGrey: Bool, isProgressive: Bool) throws {
    let picture = TestPicture(
      quarters: isGrey ? [.white, .grey, .black, .grey] : [.red, .green, .blue, .white],
      isGrey: isGrey, isProgressive: isProgressive)
    #expect(picture.jpeg.contains(0xc2) || !isProgressive)
    for shown in [64, 20] {
      let image = try Self.decoder.decode(picture.jpeg, fittingPixels: shown)
      #expect(TestPicture.quarters(of: image) == picture.quarters)
    }
  }

  @Test("A file cut short fails, however little is missing", arguments: [true, false])
  func cutShort(isProgressive: Bool) throws {
    let jpeg = TestPicture(isProgressive: isProgressive).jpeg
    for count in [4, 20, jpeg.count / 2, jpeg.count - 40, jpeg.count - 2] {
      #expect {
        try Self.decoder.decode(jpeg.prefix(count), fittingPixels: 64)
      } throws: { error in
        guard case ImageError.damaged = error else { return false }
        return true
      }
    }
    _ = try Self.decoder.decode(jpeg, fittingPixels: 64)
  }

  @Test("A file in the colours of print fails clearly")
  func printColors() {
    #expect(throws: ImageError.printColors) {
      try Self.decoder.decode(TestPicture.print(width: 8, height: 8), fittingPixels: 8)
    }
  }

  @Test(
    "A file of another kind fails, and the error names the kind",
    arguments: [
      ([0x89] + Array("PNG\r\n".utf8), ImageFormat.png), (Array("GIF89a".utf8), .gif),
      (Array("\0\0\0 ftypheic".utf8), .heic), (Array("\0\0\0 ftypmif1".utf8), .heic),
      (Array("RIFF\0\0\0\0WEBP".utf8), .webP), (Array("\r\n <!doctype html>".utf8), .markup),
      (Array("\u{feff}<html>".utf8), .markup), ([], .empty), (Array("{}".utf8), .unknown),
    ])
  func otherKinds(bytes: [UInt8], format: ImageFormat) {
    #expect(throws: ImageError.notJPEG(format)) {
      try Self.decoder.decode(Data(bytes), fittingPixels: 8)
    }
  }

  @Test(
    "A file of more pixels than the limit is refused before it is decoded",
    arguments: [(2_047, true), (2_048, false), (2_049, false)])
  func pixelLimit(limit: Int, isRefused: Bool) throws {
    let decoder = JPEGDecoder(pixelLimit: limit)
    let jpeg = TestPicture.plain(width: 64, height: 32)
    guard isRefused else { return _ = try decoder.decode(jpeg, fittingPixels: 8) }
    #expect(throws: ImageError.tooManyPixels(count: 2_048, limit: limit)) {
      try decoder.plan(jpeg, fittingPixels: 8)
    }
  }
}

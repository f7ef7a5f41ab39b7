public import Foundation

extension ImageOrientation {
  /// Reads the orientation of a JPEG; whatever can't be understood is `.up`, as in every viewer.
  ///
  /// (JEITA CP-3451, "Exif 2.2", sections 4.5 and 4.6.)
  public init(exifIn jpeg: Data) {
    self = Self.tiff(in: jpeg).flatMap(Self.orientation) ?? .up
  }

  /// The TIFF structure in the first APP1 segment that is EXIF.
  private static func tiff(in jpeg: Data) -> Data? {
    let file = ByteReader(bytes: jpeg)
    guard file.number(at: 0, bytes: 2) == 0xffd8 else { return nil }
    var place = 2
    // A segment takes two bytes or more, so the end is reached.
    while file.number(at: place, bytes: 1) == 0xff,
      let marker = file.number(at: place + 1, bytes: 1)
    {
      switch marker {
      // A marker may be preceded by any number of fill bytes.
      case 0xff: place += 1
      // Start of scan, end of image: no metadata follows.
      case 0xda, 0xd9: return nil
      // Markers that stand alone.
      case 0x01, 0xd0...0xd7: place += 2
      default:
        guard let length = file.number(at: place + 2, bytes: 2), length >= 2 else { return nil }
        let content = file.bytes(from: place + 4, count: length - 2)
        let name = Data("Exif\0\0".utf8)
        if marker == 0xe1, let content, content.starts(with: name) {
          return content.dropFirst(name.count)
        }
        place += 2 + length
      }
    }
    return nil
  }

  /// The orientation in the first directory.
  private static func orientation(in tiff: Data) -> ImageOrientation? {
    var reader = ByteReader(bytes: tiff)
    switch reader.number(at: 0, bytes: 2) {
    case 0x4949: reader.isLittleEndian = true
    case 0x4d4d: break
    default: return nil
    }
    guard reader.number(at: 2, bytes: 2) == 42,
      let directory = reader.number(at: 4, bytes: 4),
      let count = reader.number(at: directory, bytes: 2)
    else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + entry * 12
      guard let tag = reader.number(at: place, bytes: 2) else { return nil }
      // Tag 0x0112, type 3, a short, of which there is one.
      guard tag == 0x0112, reader.number(at: place + 2, bytes: 2) == 3,
        reader.number(at: place + 4, bytes: 4) == 1
      else { continue }
      return reader.number(at: place + 8, bytes: 2).flatMap(ImageOrientation.init)
    }
    return nil
  }
}

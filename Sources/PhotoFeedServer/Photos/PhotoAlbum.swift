import Threads

/// The photos and avatars of a server: made when they are first asked for, and the same each time.
final class PhotoAlbum: Sendable {
  struct Photo: Sendable {
    let bytes: [UInt8]
    let tag: String
  }

  private struct State {
    var photos: [String: Photo] = [:]
    var size = 0
  }

  /// Some twenty photos of twelve megapixels, in bytes.
  private static let limit = 64 << 20
  private static let avatarSide = 96
  /// What is painted for each pixel: photos are large, and the hills smooth.
  private static let coarseness = 4
  /// The last number of each is divisible by the coarseness; the first two have 12 megapixels.
  private static let sizes = [
    (4_032, 3_024), (3_024, 4_032), (2_048, 1_536), (1_080, 1_440), (1_080, 1_080), (1_920, 1_080),
  ]
  private static let quality: Int32 = 80

  private let state = Guarded(State())

  /// How the photo of a post is stored.
  static func shape(of id: String) -> (width: Int, height: Int, orientation: Orientation) {
    var random = SplitMix(name: "shape of \(id)")
    let size = sizes[Int.random(in: 0..<sizes.count, using: &random)]
    let orientation = Orientation.allCases.randomElement(using: &random) ?? .topLeft
    return (size.0, size.1, orientation)
  }

  func photo(of id: String) throws -> Photo {
    try kept(id) {
      let (width, height, orientation) = Self.shape(of: id)
      let upright = Painter(name: id).raster(
        width: width / Self.coarseness, height: height / Self.coarseness)
      let raster = upright.stored(as: orientation).enlarged(by: Self.coarseness)
      return try Platform.jpeg(raster, orientation, quality: Self.quality)
    }
  }

  func avatar(of id: String) throws -> Photo {
    try kept("avatar \(id)") {
      let raster = Painter(name: id).raster(width: Self.avatarSide, height: Self.avatarSide)
      return try Platform.jpeg(raster, .topLeft, quality: Self.quality)
    }
  }

  private func kept(_ key: String, _ make: () throws -> [UInt8]) throws -> Photo {
    if let photo = state.withLock({ $0.photos[key] }) { return photo }
    let bytes = try make()
    var numbers = SplitMix(name: key)
    let photo = Photo(bytes: bytes, tag: "\"\(String(numbers.next(), radix: 36))-\(bytes.count)\"")
    state.withLock { state in
      if state.size + bytes.count > Self.limit { state = State() }
      state.size += bytes.count
      state.photos[key] = photo
    }
    return photo
  }
}

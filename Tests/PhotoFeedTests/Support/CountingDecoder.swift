import Foundation
import PhotoFeed
import Synchronization

/// The decoder of the app, which notes for which size each file was decoded.
final class CountingDecoder: ImageDecoder {
  private let sizes = Mutex<[Int]>([])

  var decoded: [Int] { sizes.withLock { $0 } }

  func decode(_ data: Data, fittingPixels longestSide: Int) throws -> DecodedImage {
    sizes.withLock { $0.append(longestSide) }
    return try JPEGDecoder().decode(data, fittingPixels: longestSide)
  }
}

/// Everything that can go wrong with a picture, as facts.
public enum ImageError: Error, Hashable, Sendable {
  /// The file is something else than the JPEG that the server promises.
  case notJPEG(ImageFormat)
  /// The file is cut short or wrong; `message` is the decoder's.
  case damaged(message: String)
  /// The file has the four colours of print, which a screen has no right rendering of.
  case printColors
  /// The file is larger than `limit` bytes; the rest of it was not read.
  case tooManyBytes(limit: Int)
  /// The file has `count` pixels, which is over `limit`, and was not decoded.
  case tooManyPixels(count: Int, limit: Int)
  /// The address is none of the web, such as that of a file on this device.
  case notOnTheWeb(scheme: String?)
  /// 404 or 410: there is no such picture, now or when it was asked for a moment ago.
  case notFound
  /// Any other status than 200.
  case status(Int)
  /// No whole reply came.
  case transport(FeedError)
  /// The disk is full.
  case diskFull
  /// The disk can't be written; `code` is the system's `errno`.
  case disk(code: Int)
}

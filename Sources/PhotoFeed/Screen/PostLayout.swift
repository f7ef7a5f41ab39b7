/// How high the parts of a post's row are, for any text size.
///
/// Pure: measuring text is the platform's, so it is handed in, and all units are those of `width`.
public struct PostLayout: Hashable, Sendable {
  /// The whole name: who posted is never cut off.
  public let author: Double
  /// The picture, as high as wide.
  public let image: Double
  /// The caption, in at most three lines, and whole where text is large because someone needs it.
  public let caption: Double
  /// Likes and time, side by side or, where text is large, below each other.
  public let details: Double

  /// The row's height.
  public var height: Double { author + image + caption + details }

  /// The lines of a caption before it is cut off.
  public static let captionLines = 3

  /// The height of a text at a size in points, wrapped to a width, in at most so many lines.
  public typealias Measure = (
    _ text: String, _ points: Double, _ width: Double, _ lines: Int?
  ) -> Double

  /// Lays out a post in a row of this width.
  public init(
    _ post: Post, details: [String], width: Double, textSize: TextSize, measuring measure: Measure
  ) {
    let points = textSize.bodyPoints
    author = measure(post.author.name, points, width, nil)
    image = width
    let lines = textSize.isAccessibility ? nil : Self.captionLines
    caption = post.caption.isEmpty ? 0 : measure(post.caption, points, width, lines)
    let heights = details.map { measure($0, points, width, nil) }
    self.details = textSize.isAccessibility ? heights.reduce(0, +) : heights.max() ?? 0
  }
}

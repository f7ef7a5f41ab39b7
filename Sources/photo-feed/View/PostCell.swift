import Foundation
import PhotoFeed

/// One post as rows of a terminal.
struct PostCell {
  /// What stands where the picture goes.
  enum Photo {
    case rows([[UInt8]])
    case loading
    case failed
  }

  let post: Post
  let metrics: CellMetrics
  let hasColour: Bool

  /// The most lines of a caption.
  static let captionLines = PostLayout.captionLines

  /// How many rows it takes: author, picture, caption, likes and an empty row.
  static func height(_ post: Post, _ metrics: CellMetrics) -> Int {
    metrics.pictureRows + captionRows(post, metrics).count + 3
  }

  private static func captionRows(_ post: Post, _ metrics: CellMetrics) -> [String] {
    CellText.rows(
      CellText.harmless(post.caption), width: metrics.textColumns, limit: captionLines)
  }

  /// All rows, each ready to be written.
  func rows(_ photo: Photo, isFocused: Bool, isStale: Bool, now: Date) -> [[UInt8]] {
    let label = PostLabel(post, now: now)
    let mark = isFocused ? "> " : "  "
    let age = label.age
    let room = metrics.textColumns - CellText.width(age) - 2
    let author = CellText.cut(CellText.harmless(post.author.name), to: max(1, room))
    let gap = String(
      repeating: " ", count: max(1, metrics.textColumns - CellText.width(author + age)))
    let likes = CellText.cut(
      label.likes + (isStale ? ", as saved" : ""), to: metrics.textColumns)
    return [Array((mark + styled(author, "1") + gap + styled(age, "2")).utf8)]
      + pictureRows(photo)
      + Self.captionRows(post, metrics).map { Array(("  " + $0).utf8) }
      + [Array(("  " + styled(likes, post.isLiked ? "31" : "2")).utf8), []]
  }

  private func pictureRows(_ photo: Photo) -> [[UInt8]] {
    let indent: [UInt8] = [0x20, 0x20]
    switch photo {
    case .rows(let rows): return rows.map { indent + $0 }
    case .loading, .failed:
      var words = "Loading the photo…"
      if case .failed = photo { words = "No photo." }
      let text = "  " + styled(CellText.cut(words, to: metrics.textColumns), "2")
      return (0..<metrics.pictureRows).map { $0 == metrics.pictureRows / 2 ? Array(text.utf8) : [] }
    }
  }

  /// The text in a style, which only adds to what it says.
  private func styled(_ text: String, _ style: String) -> String {
    hasColour && !text.isEmpty ? "\u{1b}[\(style)m\(text)\u{1b}[0m" : text
  }
}

import PhotoFeed
import Testing

extension Step1Requirements {
  /// Letters half as wide as high, in lines a fifth higher than the letters.
  private static func measure(_ text: String, points: Double, width: Double, lines: Int?) -> Double
  {
    let letters = max(1, (width / (points / 2)).rounded(.down))
    let needed = (Double(text.count) / letters).rounded(.up)
    return min(needed, lines.map(Double.init) ?? needed) * points * 1.2
  }

  private static func layout(_ post: Post, _ size: TextSize, width: Double = 320) -> PostLayout {
    PostLayout(
      post, details: ["3 likes", "1 hour ago"], width: width, textSize: size, measuring: measure)
  }

  @Test("A row is as high as its text needs at every text size", arguments: TextSize.allCases)
  func rowHeight(size: TextSize) {
    let layout = Self.layout(.sample("1", caption: "Above the clouds"), size)
    let line = size.bodyPoints * 1.2
    #expect(layout.author == line)
    #expect(layout.image == 320)
    #expect(layout.details == (size.isAccessibility ? 2 : 1) * line)
    #expect(layout.height == layout.author + layout.image + layout.caption + layout.details)
    if let larger = TextSize(rawValue: size.rawValue + 1) {
      #expect(Self.layout(.sample("1", caption: "Above the clouds"), larger).height > layout.height)
    }
  }

  @Test("The author's name is whole however long it is and however large the text")
  func authorIsWhole() {
    let name = String(repeating: "Hohenfels-", count: 12)
    for size in TextSize.allCases {
      let whole = Self.measure(name, points: size.bodyPoints, width: 320, lines: nil)
      #expect(Self.layout(.sample("1", author: name), size).author == whole)
    }
  }

  @Test(
    "A caption has three lines, and is whole where text is large because someone needs it",
    arguments: [(2, 2.0, 2.0), (3, 3, 3), (4, 3, 4)])
  func captionLines(lines: Int, shown: Double, large: Double) {
    for (size, expected) in [(TextSize.xxxLarge, shown), (.accessibility1, large)] {
      let letters = Int(320 / (size.bodyPoints / 2))
      let post = Post.sample("1", caption: String(repeating: "a", count: lines * letters))
      #expect(Self.layout(post, size).caption == expected * size.bodyPoints * 1.2)
    }
  }

  @Test("A post without a caption has no empty line")
  func noCaption() {
    #expect(Self.layout(.sample("1", caption: ""), .large).caption == 0)
  }
}

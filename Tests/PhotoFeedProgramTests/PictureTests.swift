import PhotoFeed
import Testing

@testable import photo_feed

@Suite("Picture")
struct PictureTests {
  /// Red above blue, two pixels wide.
  private static let image = DecodedImage(
    size: PixelSize(width: 2, height: 2),
    pixels: [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255])

  private func text(_ depth: ColourDepth, columns: Int = 2, rows: Int = 1) -> [String] {
    Picture.rows(Self.image, columns: columns, rows: rows, depth: depth).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test("a cell shows two pixels, one above the other, and says a colour once")
  func trueColour() {
    #expect(text(.trueColour) == ["\u{1b}[38;2;255;0;0;48;2;0;0;255m▀▀\u{1b}[0m"])
  }

  @Test("in 256 colours the nearest of the cube is taken")
  func palette() {
    #expect(text(.palette) == ["\u{1b}[38;5;196;48;5;21m▀▀\u{1b}[0m"])
  }

  @Test("without colours letters are as dark as the picture")
  func letters() {
    #expect(text(.letters, columns: 1, rows: 1) == ["."])
  }

  @Test(
    "a picture of other proportions fills its cells from its middle", arguments: [(4, 1), (1, 3)])
  func proportions(columns: Int, rows: Int) {
    let drawn = text(.letters, columns: columns, rows: rows)
    #expect(drawn.count == rows && drawn.allSatisfy { $0.count == columns })
  }

  @Test("nothing is drawn where there is no room")
  func empty() {
    #expect(text(.letters, columns: 0, rows: 1) == [] && text(.letters, columns: 1, rows: 0) == [])
  }
}

import Testing

@testable import photo_feed

@Suite("ColourDepth")
struct ColourDepthTests {
  @Test(
    "colours are what the environment says, and none without UTF-8 or with NO_COLOR",
    arguments: [
      ("xterm-256color", "truecolor", "C.UTF-8", "", .trueColour),
      ("xterm-256color", "", "C.UTF-8", "", .palette),
      ("xterm-direct", "", "de_DE.utf8", "", .trueColour), ("xterm", "", "C.UTF-8", "", .letters),
      ("xterm-256color", "24bit", "C", "", .letters),
      ("xterm-256color", "truecolor", "C.UTF-8", "1", .letters),
    ] as [(String, String, String, String, ColourDepth)])
  func depth(term: String, colour: String, locale: String, none: String, depth: ColourDepth) {
    let environment = ["TERM": term, "COLORTERM": colour, "LANG": locale, "NO_COLOR": none]
    #expect(ColourDepth(environment: environment) == depth)
  }
}

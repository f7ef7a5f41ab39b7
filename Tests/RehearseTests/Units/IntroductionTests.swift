import Interview
import Rehearsals
import Testing

@testable import rehearse

@Suite("Introduction")
struct IntroductionTests {
  private static let pages: [(String, Round, Bool)] = [
    ("introduction-typed", Round(), false), ("introduction-aloud", Round(minutes: 60), true),
    ("introduction-drill", Round(drilling: .deepDives), false),
  ]

  @Test("the page is the one that is kept", arguments: [80, 40])
  func page(width: Int) throws {
    for (name, round, isAloud) in Self.pages {
      let lines = Introduction(prompt: .sample, round: round, isAloud: isAloud).lines
      let page = Layout(width: width, hasColour: false).text(lines)
      try KeptFiles.expect(page, isKeptAs: "\(name)-\(width)")
    }
  }

  @Test("how it works is told in five lines, whatever is rehearsed")
  func fiveLines() {
    for (_, round, isAloud) in Self.pages {
      let lines = Introduction(prompt: .sample, round: round, isAloud: isAloud).lines
      #expect(lines.count { $0.marker == "- " } == 5)
    }
  }

  @Test("only someone who speaks is told to start a recorder")
  func recorder() {
    for (_, round, isAloud) in Self.pages {
      let lines = Introduction(prompt: .sample, round: round, isAloud: isAloud).lines
      #expect(lines.contains { $0.text == "Start your recorder now." } == isAloud)
    }
  }
}

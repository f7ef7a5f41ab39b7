import LineEditor
import Testing

@testable import rehearse

@Suite("TerminalTraits")
struct TerminalTraitsTests {
  struct Case: Sendable {
    var environment: [String: String]
    var input = true
    var output = true
    var isPlain = false
    var style: LineEditor.Style
    var hasColour = false
  }

  private static let cases = [
    Case(environment: ["TERM": "xterm"], style: .ticking, hasColour: true),
    Case(environment: ["TERM": "xterm"], isPlain: true, style: .plain),
    Case(environment: ["TERM": "xterm", "NO_COLOR": "1"], style: .plain),
    Case(environment: ["TERM": "xterm", "NO_COLOR": ""], style: .ticking, hasColour: true),
    Case(environment: ["TERM": "dumb"], style: .piped),
    Case(environment: ["TERM": ""], style: .piped),
    Case(environment: [:], style: .piped),
    Case(environment: [:], isPlain: true, style: .piped),
    Case(environment: ["TERM": "xterm"], input: false, style: .piped, hasColour: true),
    Case(environment: ["TERM": "xterm"], output: false, style: .piped),
    Case(environment: ["TERM": "xterm"], input: false, output: false, style: .piped),
  ]

  @Test("what the terminal is and what was asked for settle how it is used", arguments: cases)
  func traits(expected: Case) {
    let traits = TerminalTraits(
      inputIsTerminal: expected.input, outputIsTerminal: expected.output,
      environment: expected.environment, isPlain: expected.isPlain)
    #expect(traits.style == expected.style)
    #expect(traits.hasColour == expected.hasColour)
    #expect(traits.isInteractive == (expected.input && expected.output))
    #expect(traits.layout(columns: 50).width == (expected.output ? 50 : nil))
    #expect(traits.layout(columns: 50).hasColour == expected.hasColour)
  }
}

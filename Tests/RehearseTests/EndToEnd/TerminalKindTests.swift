import Foundation
import Terminals
import Testing

extension EndToEnd {
  @Suite("Kinds of terminal")
  struct TerminalKindTests {
    private func round(_ sandbox: Sandbox, _ environment: [String: String]) throws -> String {
      let program = try sandbox.startRound(environment: environment)
      program.enter("a line", ":hnit")
      #expect(program.sees("There is no command :hnit."), "\(program.screen)")
      program.send("\u{15}:plan\r")
      #expect(program.sees("The round ends at 45:00."), "\(program.screen)")
      #expect(program.quit() == .exited(0), "\(program.screen)")
      return String(decoding: program.output, as: UTF8.self)
    }

    @Test("a terminal with no abilities gets no escape sequence", arguments: ["dumb", ""])
    func dumb(term: String) throws {
      let output = try round(try Sandbox(), ["TERM": term])
      #expect(!output.contains("\u{1b}"))
      #expect(output.contains("Requirements, 5 minutes left> "))
    }

    @Test("NO_COLOR turns colour and ticking off")
    func noColour() throws {
      let output = try round(try Sandbox(), ["NO_COLOR": "1"])
      #expect(output.firstMatch(of: /\u{1b}\[[0-9;]*[1-9][0-9;]*m/) == nil)
      #expect(output.contains("Requirements, 5 minutes left> "))
      #expect(!output.contains("\u{1b}7"))
    }

    @Test("at a terminal with abilities headings have colour")
    func colour() throws {
      let output = try round(try Sandbox(), [:])
      #expect(output.contains("\u{1b}[1m1 of 6: Requirements, 5 minutes\u{1b}[0m"))
    }
  }
}

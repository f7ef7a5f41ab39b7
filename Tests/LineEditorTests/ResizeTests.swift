import Foundation
import Terminals
import Testing

extension OnATerminal {
  @Suite("Resizing")
  struct ResizeTests {
    @Test(
      "a wrapped line is drawn once at each width",
      arguments: [[50], [100], [33, 120], [100, 40]])
    func wrapped(widths: [Int]) throws {
      let program = try demo(rows: 20, columns: 60)
      let text = (0..<15).map { String(format: "word%03d ", $0) }.joined() + "end"
      program.send(text + String(repeating: "\u{2}", count: 50))
      #expect(program.wait { $0.row == 2 && $0.line(3).contains("end") }, "\(program.screen)")
      for width in widths {
        program.resize(rows: 20, columns: width)
        let cursor = "> ".count + text.count - 50
        #expect(
          program.wait {
            $0.row == 1 + cursor / width && $0.column == cursor % width
              && $0.unwrappedText.hasPrefix("ready\n> \(text)\n\n")
          }, "\(program.screen)")
      }
      program.send("\r")
      #expect(program.got(text), "\(program.screen)")
    }

    @Test("the clock moves to the new margin", arguments: [50, 100])
    func clock(width: Int) throws {
      let program = try demo(["--clock", "44:10"])
      program.send("half")
      #expect(program.wait { $0.cursorLine.hasSuffix("44:10") }, "\(program.screen)")
      program.resize(rows: 24, columns: width)
      let gap = String(repeating: " ", count: width - 1 - "> half44:10".count)
      #expect(program.wait { $0.cursorLine == "> half\(gap)44:10" }, "\(program.screen)")
      #expect(program.wait { $0.lines.count == 2 }, "\(program.screen)")
    }
  }
}

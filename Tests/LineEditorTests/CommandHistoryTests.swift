import Testing

@testable import LineEditor

@Suite("CommandHistory")
struct CommandHistoryTests {
  @Test("a file gives back its lines", arguments: [":help", "a\nb", "c:\\n", "日本 \\", "\\\n"])
  func roundTrip(line: String) {
    var history = CommandHistory()
    history.add("before")
    history.add(line)
    #expect(CommandHistory.lines(ofFile: history.fileText) == ["before", line])
  }

  @Test("a line that comes again is there once, at the end")
  func again() {
    var history = CommandHistory()
    for line in ["a", "b", "a"] { history.add(line) }
    #expect(history.lines == ["b", "a"])
  }

  @Test("the newest lines are kept", arguments: -1...1)
  func limit(more: Int) {
    var history = CommandHistory()
    for number in 0..<CommandHistory.limit + more { history.add("\(number)") }
    #expect(history.lines.count == min(CommandHistory.limit, CommandHistory.limit + more))
    #expect(history.lines.last == "\(CommandHistory.limit + more - 1)")
  }
}

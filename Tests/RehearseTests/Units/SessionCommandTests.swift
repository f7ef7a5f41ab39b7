import Interview
import Testing

@testable import rehearse

@Suite("SessionCommand")
struct SessionCommandTests {
  private static let commands: [(String, SessionCommand)] = [
    (":next", .next), (":n", .next), (":back", .back), (":b", .back), (":time", .time),
    (":t", .time), (":plan", .plan), (":hint", .hint), (":h", .hint), (":phrases", .phrases),
    (":tests", .tests), (":edit", .edit), (":e", .edit), (":undo", .undo), (":u", .undo),
    (":pause", .pause), (":p", .pause), (":resume", .resume), (":help", .help), (":?", .help),
    (":quit", .quit), (":q", .quit),
    (":NEXT", .next), (":N", .next), ("  :next", .next), (":next  ", .next), (": next", .next),
    ("\u{A0}:next\u{A0}", .next),
    (":did", .did([])), (":did 2 4", .did([2, 4])), (":did 2,4", .did([2, 4])),
    (":did 2, 4", .did([2, 4])), (":did  10", .did([10])), (":did 0", .did([0])),
    (":did 2 2", .did([2])),
    (":model", .model(nil)), (":m", .model(nil)), (":model 4", .model(.api)),
    (":m data", .model(.dataModel)), (":model Wrap-Up ", .model(.wrapUp)),
    (":skip paging for likes", .skip("paging", instead: "likes")),
    (":SKIP paging FOR likes", .skip("paging", instead: "likes")),
    (":skip  two words  for  two more ", .skip("two words", instead: "two more")),
    (":skip waiting for Wi-Fi for likes", .skip("waiting for Wi-Fi", instead: "likes")),
    (":skip\tpaging for likes", .skip("paging", instead: "likes")),
    (":add 1", .add(minutes: 1)), (":add 2", .add(minutes: 2)), (":add 59", .add(minutes: 59)),
    (":add 60", .add(minutes: 60)),
  ]

  private static let faults: [(String, SessionCommand.Fault)] = [
    (":", .unknown("", nearest: nil)),
    (":x", .unknown("x", nearest: nil)),
    (":nxt", .unknown("nxt", nearest: ":next")),
    (":hnit", .unknown("hnit", nearest: ":hint")),
    (":Quti now", .unknown("quti", nearest: ":quit")),
    (":)", .unknown(")", nearest: nil)),
    (":smile: is no command", .unknown("smile:", nearest: nil)),
    (":next step", .needs(":next")),
    (":did two", .needs(":did 2 4")),
    (":did 2 and 4", .needs(":did 2 4")),
    (":did 99999999999999999999", .needs(":did 2 4")),
    (":model 0", .needs(":model api")),
    (":model 7", .needs(":model api")),
    (":model a", .needs(":model api")),
    (":skip", .needs(":skip paging for likes")),
    (":skip paging", .needs(":skip paging for likes")),
    (":skip for likes", .needs(":skip paging for likes")),
    (":skip paging for", .needs(":skip paging for likes")),
    (":skip paging for  ", .needs(":skip paging for likes")),
    (":add", .notMinutes), (":add 0", .notMinutes), (":add 61", .notMinutes),
    (":add -5", .notMinutes), (":add five", .notMinutes), (":add 5 5", .notMinutes),
  ]

  private static let said: [(String, String)] = [
    ("a feed of photos", "a feed of photos"), ("  two blanks stay", "  two blanks stay"),
    ("not a :next", "not a :next"), ("::text", ":text"), ("  ::text", ":text"), ("::", ":"),
    (":::text", "::text"), ("next", "next"), (":next\nand more", ":next\nand more"),
  ]

  @Test("a line that begins with a colon is a command", arguments: commands)
  func isCommand(line: String, command: SessionCommand) {
    #expect(SessionCommand.read(line, isPasted: false) == .command(command))
  }

  @Test("a line with a colon that is no command is a fault, never speech", arguments: faults)
  func isFault(line: String, fault: SessionCommand.Fault) {
    #expect(SessionCommand.read(line, isPasted: false) == .faulty(fault))
  }

  @Test("any other line is said as it is; two colons say one", arguments: said)
  func isSaid(line: String, text: String) {
    #expect(SessionCommand.read(line, isPasted: false) == .said(text))
  }

  @Test("what was pasted is never run: one line is put back, several are said")
  func pasted() {
    for line in [":quit", " :quit", ":skip paging for likes", ":nonsense"] {
      #expect(SessionCommand.read(line, isPasted: true) == .faulty(.pasted))
    }
    for text in [":quit\nyes", ":quit\r\nyes", "\n:quit", ":quit\u{2028}", "plain"] {
      #expect(SessionCommand.read(text, isPasted: true) == .said(text))
    }
    #expect(SessionCommand.read("::quit", isPasted: true) == .said(":quit"))
  }

  @Test("every command in :help can be typed, by its letter too")
  func usage() {
    for usage in SessionCommand.usage {
      for name in [usage.name.rawValue, usage.letter.map(String.init)].compactMap({ $0 }) {
        let line = SessionCommand.read(":\(name)", isPasted: false)
        if case .faulty(.unknown) = line { Issue.record(":\(name) is unknown") }
      }
    }
    #expect(
      SessionCommand.usage.map(\.name.rawValue).sorted()
        == SessionCommand.Name.allCases.map(\.rawValue).sorted())
    let letters = SessionCommand.usage.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test("every example that a fault gives is understood")
  func examples() {
    for (_, fault) in Self.faults {
      guard case .needs(let example) = fault else { continue }
      if case .faulty = SessionCommand.read(example, isPasted: false) {
        Issue.record("\(example) is no command")
      }
    }
  }

  @Test("a refused line is told what to do, in one line")
  func sentences() {
    typealias Fault = SessionCommand.Fault
    #expect(
      Fault.unknown("nxt", nearest: ":next").sentence
        == "There is no command :nxt. Did you mean :next?")
    #expect(
      Fault.unknown(")", nearest: nil).sentence
        == "There is no command :). :help lists them; one more colon before it says it.")
    #expect(Fault.needs(":did 2 4").sentence == "That does not fit. Use it like this: :did 2 4")
    #expect(Fault.notMinutes.sentence == ":add takes 1 to 60 minutes, as in :add 5.")
    #expect(
      Fault.pasted.sentence
        == "A pasted line is not run by itself. Return runs it; one more colon before it says it.")
  }
}

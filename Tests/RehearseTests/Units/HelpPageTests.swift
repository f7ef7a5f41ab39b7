import Report
import Testing

@testable import rehearse

@Suite("HelpPage")
struct HelpPageTests {
  @Test("the page is the one that is kept", arguments: HelpPage.allCases)
  func page(page: HelpPage) throws {
    try KeptFiles.expect(page.text, isKeptAs: "help-\(page.rawValue)")
  }

  @Test("no row is wider than 80 columns or ends in a blank", arguments: HelpPage.allCases)
  func width(page: HelpPage) {
    for row in page.text.split(separator: "\n") {
      #expect(DisplayWidth.of(row) <= 80)
      #expect(row.last != " ")
    }
  }

  @Test("every option of start is on its page and on the overview")
  func startOptions() {
    for option in StartOption.allCases {
      #expect(HelpPage.start.text.contains(option.rawValue))
      #expect(HelpPage.rehearse.text.contains(option.rawValue))
    }
  }

  @Test("every option on a page is one that its command takes", arguments: HelpPage.allCases)
  func options(page: HelpPage) {
    let command = page == .rehearse ? [] : [page.rawValue]
    for option in page.text.matches(of: /--[a-z-]+/).map({ String($0.output) }) {
      #expect(throws: Never.self) {
        do {
          _ = try ArgumentParser.command(command + [option])
        } catch UsageError.missingValue {
          // An option that takes a value is known too.
        }
      }
    }
  }

  @Test("the overview names every command", arguments: HelpPage.allCases)
  func overview(page: HelpPage) {
    let call = page == .start ? "rehearse [start]" : page.invocation
    #expect(HelpPage.rehearse.text.contains("  \(call) "))
  }
}

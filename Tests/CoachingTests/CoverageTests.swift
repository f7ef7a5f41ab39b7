import Interview
import Rehearsals
import Testing

@testable import Coaching

@Suite struct CoverageTests {
  private func coverage(of step: Step, _ script: String) throws -> Coverage {
    let guide = try #require(Prompt.sample.guides[step])
    return Coverage(guide: guide, step: step, events: Rehearsal(script: script).events)
  }

  @Test("a line of the step covers what it mentions")
  func covered() throws {
    let coverage = try coverage(of: .requirements, "0:10 Functional: scroll")
    let line = SpokenLine(at: .at(0, 10), step: .requirements, text: "Functional: scroll")
    #expect(coverage.items[0].state == .covered(by: line))
    #expect(coverage.missing.map(\.text) == ["offline", "what is out of scope"])
  }

  @Test("a line that was taken back covers nothing")
  func undone() throws {
    let coverage = try coverage(of: .requirements, "0:10 Functional: scroll\n0:20 :undo")
    #expect(coverage.missing.count == 3)
  }

  @Test("a line of another step covers too, and keeps its own step")
  func otherStep() throws {
    let coverage = try coverage(of: .architecture, "0:10 a repository\n1:00 :next")
    guard case .covered(let line) = coverage.items[0].state else {
      Issue.record("not covered")
      return
    }
    #expect(line.step == .requirements)
  }

  @Test("a line of the step itself goes before an earlier line of another")
  func ownStepFirst() throws {
    let coverage = try coverage(
      of: .architecture, "0:10 a repository\n1:00 :next\n1:10 the repository is the truth")
    #expect(
      coverage.items[0].state
        == .covered(
          by: SpokenLine(at: .at(1, 10), step: .architecture, text: "the repository is the truth"))
    )
  }

  @Test("a tick stands when no line covers")
  func ticked() throws {
    let coverage = try coverage(of: .requirements, "0:30 :did offline")
    #expect(coverage.items[1].state == .ticked(at: .at(0, 30)))
  }

  @Test("an entry that was hinted is open, and no hint any more")
  func hinted() throws {
    let coverage = try coverage(of: .requirements, "0:30 :hint offline")
    #expect(coverage.items[1].state == .hinted(at: .at(0, 30)))
    #expect(coverage.missing.map(\.text) == ["core features", "what is out of scope"])
    #expect(coverage.open.map(\.text) == ["core features", "offline", "what is out of scope"])
  }

  @Test("an entry that is covered after its hint is covered")
  func coveredAfterHint() throws {
    let coverage = try coverage(of: .requirements, "0:30 :hint offline\n0:40 offline on the disk")
    #expect(coverage.items[1].hintedAt == .at(0, 30))
    #expect(!coverage.items[1].isOpen)
  }

  @Test("of a pasted block the row that covers is quoted")
  func row() throws {
    var rehearsal = Rehearsal()
    rehearsal.say("Lists\nworks offline\nno login", at: .at(0, 10))
    let guide = try #require(Prompt.sample.guides[.requirements])
    let coverage = Coverage(guide: guide, step: .requirements, events: rehearsal.events)
    let line = SpokenLine(at: .at(0, 10), step: .requirements, text: "works offline")
    #expect(coverage.items[1].state == .covered(by: line))
  }

  @Test("rows that cover only together are quoted together")
  func rowsTogether() throws {
    var rehearsal = Rehearsal()
    rehearsal.say("PUT /like\nDELETE /like", at: .at(0, 10))
    let guide = try #require(Prompt.sample.guides[.api])
    let coverage = Coverage(guide: guide, step: .api, events: rehearsal.events)
    let line = SpokenLine(at: .at(0, 10), step: .requirements, text: "PUT /like\nDELETE /like")
    #expect(coverage.items[0].state == .covered(by: line))
  }
}

import Foundation
import Interview
import Synchronization
import Testing

@testable import rehearse

@Suite("StageTests")
struct StageTestsTests {
  @Test("runs wait for each other, and their results come in order")
  func queue() async throws {
    let alone = "mkdir $here/running || exit 3\n"
    let fake = try FakeBundle(
      alone + FakeBundle.recorded("passing") + "echo $arguments >>$here/log\nrmdir $here/running")
    let wakes = Mutex(0)
    let tests = StageTests(bundle: fake.bundle, wake: { wakes.withLock { $0 += 1 } })
    tests.start([.requirements], after: .requirements)
    tests.start([.requirements, .architecture], after: .architecture)
    tests.start([.api], after: .api)
    #expect(tests.isBusy)
    await onThreadOfItsOwn { tests.waitUntilIdle() }
    #expect(!tests.isBusy)
    let delivered = tests.fetch()
    #expect(delivered.map(\.step) == [.requirements, .architecture, .api])
    #expect(delivered.allSatisfy { $0.report.outcome == .passed })
    #expect(tests.fetch().isEmpty)
    let filters = try fake.text(of: "log").split(separator: "\n").map { line in
      line.matches(of: /Step[0-9]/).map { String($0.output) }
    }
    #expect(filters == [["Step1"], ["Step1", "Step2"], ["Step4"]])
  }

  @Test("whoever waits for results is woken for each", .timeLimit(.minutes(5)))
  func wakes() async throws {
    let fake = try FakeBundle(FakeBundle.recorded("passing"))
    let (woken, continuation) = AsyncStream.makeStream(of: Void.self)
    let tests = StageTests(bundle: fake.bundle, wake: { continuation.yield() })
    tests.start([.requirements], after: .requirements)
    tests.start([.requirements], after: .api)
    var steps: [Step] = []
    for await _ in woken {
      steps += tests.fetch().map(\.step)
      if steps.count == 2 { break }
    }
    #expect(steps == [.requirements, .api])
  }

  @Test("closing ends what runs with its children, and nothing is delivered")
  func close() async throws {
    let fake = try FakeBundle(FakeBundle.hangs)
    let tests = StageTests(bundle: fake.bundle, wake: {})
    tests.start([.requirements], after: .requirements)
    tests.start([.api], after: .api)
    #expect(await fake.hasChild())
    tests.close()
    await onThreadOfItsOwn { tests.waitUntilIdle() }
    #expect(await fake.isAlone())
    #expect(tests.fetch().isEmpty)
    tests.start([.api], after: .api)
    #expect(tests.fetch().isEmpty)
  }

  @Test("a run that is closed before it began leaves nothing behind")
  func closedAtOnce() async throws {
    let fake = try FakeBundle(FakeBundle.hangs)
    let tests = StageTests(bundle: fake.bundle, wake: {})
    let time = await ContinuousClock().measure {
      tests.start([.requirements], after: .requirements)
      tests.close()
      await onThreadOfItsOwn { tests.waitUntilIdle() }
    }
    // Otherwise it was the limit that ended it.
    #expect(time < TestBundle.limit)
    #expect(await fake.isAlone())
  }

  @Test("without built tests each result is there at once")
  func notBuilt() {
    let tests = StageTests(bundle: nil, wake: {})
    tests.start([.requirements], after: .requirements)
    tests.start([.api], after: .api)
    #expect(!tests.isBusy)
    tests.waitUntilIdle()
    let delivered = tests.fetch()
    #expect(delivered.map(\.step) == [.requirements, .api])
    #expect(delivered.allSatisfy { $0.report.outcome == .missing })
    #expect(delivered.first?.report.ending == .notStarted("not built"))
  }
}

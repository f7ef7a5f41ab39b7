import Foundation
import Testing

@testable import rehearse

@Suite("EventStream")
struct EventStreamTests {
  @Test("the functions are the tests, by their sentence or else their name, in order")
  func tests() throws {
    let stream = EventStream(try KeptFiles.stream("failing"))
    #expect(
      stream.tests.map(\.sentence) == [
        "the feed shows the newest post first",
        "an older page follows the last post that is shown", "a page is asked for by cursor",
        "a like sent twice counts once", "unnamed()",
      ])
    #expect(
      stream.tests.first?.id
        == "PhotoFeedTests.Step1Requirements/newestFirst()/Step1Requirements.swift:4:4")
    #expect(stream.failed.count == 1)
    #expect(stream.ended.isSuperset(of: stream.tests.map(\.id)))
    #expect(stream.isComplete)
  }

  @Test("a known issue is no failure, and a skipped test is told apart")
  func knownIssue() throws {
    let stream = EventStream(try KeptFiles.stream("known-issue"))
    #expect(stream.failed.isEmpty)
    #expect(stream.skipped.count == 1)
    #expect(stream.isComplete)
  }

  @Test("a stream that is cut off keeps what is whole")
  func cutOff() throws {
    let stream = EventStream(try KeptFiles.stream("crashed"))
    #expect(stream.tests.count == 3)
    #expect(stream.tests.count { stream.ended.contains($0.id) } == 1)
    #expect(!stream.isComplete)
  }

  @Test("wherever a stream is cut off it can be read, and is incomplete")
  func everyCut() throws {
    let whole = try KeptFiles.stream("known-issue")
    let end = whole.count - 2
    for length in stride(from: 0, to: end, by: 97) + [end] {
      #expect(!EventStream(whole.prefix(length)).isComplete)
    }
  }

  @Test("what is no record is passed over")
  func garbage() throws {
    let noise =
      Data("\n\n{}\n[1]\nnull\n\u{0}\n{\"kind\":\"test\",\"payload\":{}}\n".utf8)
      + Data([0xFF, 0xFE, 0x0A])
    #expect(EventStream(noise).tests.isEmpty)
    #expect(EventStream(noise + (try KeptFiles.stream("passing"))).tests.count == 2)
  }
}

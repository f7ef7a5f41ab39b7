import Foundation

/// The records that Swift Testing writes while it runs, one JSON object a line (ABI version 0).
struct EventStream: Sendable {
  /// A test function that was found.
  struct Test: Hashable, Sendable {
    var id: String
    var sentence: String
  }

  /// The test functions in the order of the stream.
  private(set) var tests: [Test] = []
  /// The tests that ended.
  private(set) var ended: Set<String> = []
  /// The tests with an issue that is not a known one.
  private(set) var failed: Set<String> = []
  /// The tests that were skipped.
  private(set) var skipped: Set<String> = []
  /// Whether the run came to its end.
  private(set) var isComplete = false

  /// Reads a stream; a line that is cut off or unknown is passed over.
  init(_ data: Data) {
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(Record.self, from: line) else { continue }
      take(record)
    }
  }

  private mutating func take(_ record: Record) {
    let payload = record.payload
    if record.kind == "test", payload.kind == "function", let id = payload.id {
      tests.append(Test(id: id, sentence: payload.displayName ?? payload.name ?? id))
      return
    }
    switch payload.kind {
    case "issueRecorded"
    where payload.issue?.isKnown != true && payload.issue?.severity != "warning":
      if let id = payload.testID { failed.insert(id) }
    case "testEnded":
      if let id = payload.testID { ended.insert(id) }
    case "testSkipped":
      if let id = payload.testID { skipped.insert(id) }
    case "runEnded": isComplete = true
    default: break
    }
  }

  private struct Record: Decodable {
    var kind: String
    var payload: Payload
  }

  private struct Payload: Decodable {
    var kind: String?
    var id: String?
    var name: String?
    var displayName: String?
    var testID: String?
    var issue: Issue?
  }

  private struct Issue: Decodable {
    var isKnown: Bool?
    var severity: String?
  }
}

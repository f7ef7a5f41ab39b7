import Coaching
import Interview

extension SpokenLine {
  var json: JSONValue {
    .object(["at_ms": .ms(at), "step": .string(step.rawValue), "text": .string(text)])
  }
}

extension InputGap {
  var json: JSONValue {
    .object([
      "from_ms": .ms(start), "to_ms": .ms(end), "step": .string(step.rawValue),
      "before": before?.json ?? .null, "question_at_ms": .ms(questionAt),
      "announced": .bool(isAnnounced),
    ])
  }
}

extension NotedRequirements {
  var json: JSONValue {
    .object([
      "functional": lists[.functional]?.json ?? .null,
      "non_functional": lists[.nonFunctional]?.json ?? .null,
      "out_of_scope": lists[.outOfScope]?.json ?? .null,
    ])
  }
}

extension NotedList {
  fileprivate var json: JSONValue {
    .object(["heading": heading.json, "entries": .texts(entries), "count": .count(count)])
  }
}

extension Coverage {
  var json: JSONValue {
    .object(["step": .string(step.rawValue), "entries": .array(items.map(\.json))])
  }
}

extension Coverage.Item {
  fileprivate var json: JSONValue {
    var line: SpokenLine?
    var tickedAt: Duration?
    let name: String
    switch state {
    case .covered(let by):
      name = "covered"
      line = by
    case .ticked(let time):
      name = "ticked"
      tickedAt = time
    case .hinted: name = "hinted"
    case .missing: name = "missing"
    }
    return .object([
      "text": .string(entry.text), "state": .string(name), "line": line?.json ?? .null,
      "ticked_at_ms": .ms(tickedAt), "hinted_at_ms": .ms(hintedAt),
    ])
  }
}

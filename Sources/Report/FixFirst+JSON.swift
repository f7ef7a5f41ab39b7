import Coaching
import Interview

extension FixFirst {
  var json: JSONValue {
    switch self {
    case .advice(let advice): value("advice", advice.map(\.json))
    case .nothing: value("nothing", [])
    case .tooLittle: value("too-little", [])
    }
  }

  private func value(_ state: String, _ advice: [JSONValue]) -> JSONValue {
    .object(["state": .string(state), "advice": .array(advice)])
  }
}

extension Advice {
  fileprivate var json: JSONValue {
    .object(facts.merging(["key": .string(key)]) { fact, _ in fact })
  }

  private var facts: [String: JSONValue] {
    switch self {
    case .inputGap(let gap, let count): ["gap": gap.json, "count": .count(count)]
    case .emptyDepends(let line, let count): ["line": line.json, "count": .count(count)]
    case .checkpointsMissed(let results): ["checkpoints": .array(results.map(\.json))]
    case .notFinished(let step, let time): ["step": .string(step.rawValue), "at_ms": .ms(time)]
    case .wrapUpCut(let start, let left): ["started_at_ms": .ms(start), "left_ms": .ms(left)]
    case .deepDivesSqueezed(let use), .overrun(let use):
      ["step": .string(use.step.rawValue), "use": use.json]
    case .singleDeepDive(let line): ["line": line.json]
    case .checklistOpen(let count, let total, let step, let entries):
      [
        "count": .count(count), "total": .count(total), "step": .string(step.rawValue),
        "entries": .texts(entries),
      ]
    case .tooManyFeatures(let count, let heading):
      ["count": .count(count), "line": heading.json]
    case .outOfScopeEmpty(let heading): ["line": heading?.json ?? .null]
    case .wrapUpOpen(let entries): ["entries": .texts(entries)]
    }
  }
}

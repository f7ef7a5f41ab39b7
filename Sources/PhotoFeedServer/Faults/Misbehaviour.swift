/// How the server misbehaves from now on.
public struct Misbehaviour: Hashable, Sendable {
  /// What some faults are limited to.
  public enum Part: Hashable, Sendable {
    case everything, feed, likes, photos
  }

  private struct Rule: Hashable {
    let fault: Fault
    let part: Part
  }

  private var lasting: [Rule] = []
  private var once: [Rule] = []

  /// Creates a server's good behaviour.
  public init() {}

  /// Misbehaves with every request from now on.
  public mutating func always(_ fault: Fault, in part: Part = .everything) {
    lasting.append(Rule(fault: fault, part: part))
  }

  /// Misbehaves with one request, after those that were named before.
  public mutating func next(_ fault: Fault, in part: Part = .everything) {
    once.append(Rule(fault: fault, part: part))
  }

  /// Stops one kind of lasting misbehaviour.
  public mutating func stop(_ fault: Fault) { lasting.removeAll { $0.fault == fault } }

  /// The faults for a request: the lasting ones, and the first of those for one request.
  mutating func take(for part: Part) -> [Fault] {
    func fits(_ rule: Rule) -> Bool { rule.part == .everything || rule.part == part }
    var faults = lasting.filter(fits).map(\.fault)
    if let place = once.firstIndex(where: fits) { faults.append(once.remove(at: place).fault) }
    return faults
  }
}

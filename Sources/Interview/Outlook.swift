/// The plan as it now stands: what is used, what is left, and where that leads.
public struct Outlook: Hashable, Sendable {
  /// One step of the plan.
  public struct Row: Hashable, Sendable {
    /// Whether a step is behind, under way or ahead.
    public enum State: Hashable, Sendable {
      /// The step was left.
      case behind
      /// The step is under way.
      case underWay
      /// The step has not come yet.
      case ahead
    }

    /// The step.
    public var step: Step
    /// Where it stands.
    public var state: State
    /// What the framework plans for it, with what was added.
    public var budget: Duration
    /// What was spent in it.
    public var used: Duration
    /// When it ends if everything goes to plan from now on; nil for a step that is behind.
    public var expectedEnd: Duration?
  }

  /// The steps in order.
  public var rows: [Row]
  /// How far the steps before the deep dives are behind the plan; zero or more.
  public var delay: Duration
  /// What the deep dives can still get in all.
  public var deepDives: Duration
  /// The end of the round.
  public var end: Duration
}

extension Session {
  /// The plan as it stands at ``clock``.
  public var outlook: Outlook {
    let current = step?.index ?? (phase == .waiting ? -1 : Step.allCases.count)
    var cursor = clock
    var deepDives = budget(of: .deepDives)
    var delay = Duration.zero
    let rows = round.steps.map { step in
      let used = used(in: step)
      let budget = budget(of: step)
      guard step.index >= current else {
        if step == .deepDives { deepDives = used }
        return Outlook.Row(step: step, state: .behind, budget: budget, used: used)
      }
      var rest = max(.zero, budget - used)
      if step == .deepDives, round.drill == nil {
        if used == .zero { delay = max(.zero, cursor - round.plan.end(of: .api)) }
        rest = max(.zero, min(rest, wrapUpStart - cursor))
        deepDives = used + rest
      }
      cursor += rest
      return Outlook.Row(
        step: step, state: step.index == current ? .underWay : .ahead, budget: budget, used: used,
        expectedEnd: cursor)
    }
    return Outlook(rows: rows, delay: delay, deepDives: deepDives, end: length)
  }
}

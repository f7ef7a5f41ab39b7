public import Interview

/// How far the checklist of one step is covered.
///
/// A line counts for every step whose entries it mentions, whichever step it was said in, because
/// saying a thing early or late is still saying it; the covering line tells where. A line of the
/// step itself is preferred.
public struct Coverage: Hashable, Sendable {
  /// What became of an entry.
  public enum State: Hashable, Sendable {
    /// This line mentions it; of several rows, only the row that does.
    case covered(by: SpokenLine)
    /// The person says that it was covered aloud.
    case ticked(at: Duration)
    /// It was revealed, and nothing covers it.
    case hinted(at: Duration)
    /// It is not in the notes.
    case missing
  }

  /// One entry and what became of it.
  public struct Item: Hashable, Sendable {
    /// The entry.
    public var entry: ChecklistEntry
    /// What became of it.
    public var state: State
    /// When it was revealed, or nil when it was not; it may have been covered after that.
    public var hintedAt: Duration?
  }

  /// The step.
  public var step: Step
  /// The entries in the order of the guide.
  public var items: [Item]

  /// Reads from a session's events what covers a step's checklist.
  ///
  /// - Parameters:
  ///   - guide: The step's guide.
  ///   - step: The step.
  ///   - events: The events so far; lines that were taken back do not count.
  public init(guide: StepGuide, step: Step, events: some Sequence<Event>) {
    let events = Array(events)
    self.init(
      guide: guide, step: step, events: events,
      lines: SpokenLine.standing(in: events).map(MatchedLine.init))
  }

  init(guide: StepGuide, step: Step, events: [Event], lines: [MatchedLine]) {
    self.step = step
    items = guide.checklist.map { entry in
      var ticked: Duration?
      var hinted: Duration?
      for event in events {
        if case .ticked(step, entry.text) = event.kind { ticked = ticked ?? event.at }
        if case .hint(step, entry.text) = event.kind { hinted = hinted ?? event.at }
      }
      var state = State.missing
      if let line = Coverage.covering(entry, of: step, in: lines) {
        state = .covered(by: line)
      } else if let ticked {
        state = .ticked(at: ticked)
      } else if let hinted {
        state = .hinted(at: hinted)
      }
      return Item(entry: entry, state: state, hintedAt: hinted)
    }
  }

  private static func covering(
    _ entry: ChecklistEntry, of step: Step, in lines: [MatchedLine]
  ) -> SpokenLine? {
    let own = lines.lazy.filter { $0.line.step == step }
    let others = lines.lazy.filter { $0.line.step != step }
    return (own.first { $0.mentions(entry) } ?? others.first { $0.mentions(entry) })?
      .quoting(entry)
  }
}

extension Coverage {
  /// The entries that nothing covers, ticks or has revealed, in order; a hint reveals the first.
  public var missing: [ChecklistEntry] {
    items.filter { $0.state == .missing }.map(\.entry)
  }

  /// The entries that nothing covers or ticks, whether revealed or not, in order.
  public var open: [ChecklistEntry] {
    items.filter(\.isOpen).map(\.entry)
  }
}

extension Coverage.Item {
  /// Whether nothing covers or ticks it.
  public var isOpen: Bool {
    switch state {
    case .covered, .ticked: false
    case .hinted, .missing: true
    }
  }
}

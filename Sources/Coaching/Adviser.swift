import Interview

/// Decides what to fix first.
///
/// The rule is the framework's: long stretches without input and empty "it depends" first, then the
/// clock, then what was left out. What an interviewer asked for is never held against the person.
struct Adviser {
  var facts: SessionFacts

  var fixFirst: FixFirst {
    let found = [
      inputGap, emptyDepends, checkpointsMissed, notFinished, wrapUpCut, deepDivesSqueezed,
      singleDeepDive, overrun, checklistOpen, tooManyFeatures, outOfScopeEmpty, wrapUpOpen,
    ].compactMap { $0 }
    if !found.isEmpty { return .advice(Array(found.prefix(FixFirst.most))) }
    if !hasClock || !hasLines {
      return .tooLittle(lines: facts.lines.count, clock: facts.clock.total)
    }
    return .nothing
  }

  private var hasClock: Bool { facts.clock.total >= FixFirst.shortestClock }

  private var hasLines: Bool {
    facts.mode == .aloud || facts.lines.count >= FixFirst.fewestLines
  }

  private var isWholeRound: Bool { facts.round.drill == nil }
}

extension Adviser {
  private var inputGap: Advice? {
    let long = facts.inputGaps.filter {
      $0.lengthBeforeQuestion >= Advice.longGap && !$0.isAnnounced
    }
    return long.first.map { .inputGap($0, count: long.count) }
  }

  private var emptyDepends: Advice? {
    facts.emptyDepends.first.map { .emptyDepends($0, count: facts.emptyDepends.count) }
  }

  private var checkpointsMissed: Advice? {
    let missed = facts.checkpoints.filter { result in
      guard result.isMissed else { return false }
      // A late finish that an interviewer's questions account for is not the person's pacing.
      let late = result.lateness ?? facts.clock.total - result.checkpoint.deadline
      let asked = facts.timeForQuestions(upTo: result.checkpoint.step)
      return asked == .zero || late - asked >= Advice.longDelay
    }
    return missed.isEmpty ? nil : .checkpointsMissed(missed)
  }

  private var notFinished: Advice? {
    guard isWholeRound, hasClock, case .stopped(let step, _) = facts.ending, step != .wrapUp
    else { return nil }
    return .notFinished(in: step, at: facts.clock.total)
  }

  private var wrapUpCut: Advice? {
    guard isWholeRound, hasClock, let budget = facts.use(of: .wrapUp)?.planned,
      let startedAt = facts.stays.first(where: { $0.step == .wrapUp })?.start
    else { return nil }
    let left = max(.zero, facts.clock.length - startedAt)
    let cut = budget - left - facts.timeForQuestions(upTo: .deepDives)
    return cut >= Advice.longDelay ? .wrapUpCut(startedAt: startedAt, left: left) : nil
  }

  private var deepDivesSqueezed: Advice? {
    guard isWholeRound, hasClock, let use = facts.use(of: .deepDives), use.visits > 0,
      facts.isFinished(.deepDives),
      (use.used + facts.timeForQuestions(upTo: .api)) * 2 < use.planned
    else { return nil }
    return .deepDivesSqueezed(use)
  }

  var singleDeepDive: Advice? {
    guard facts.mode == .typed, facts.isFinished(.deepDives), facts.topics.headings.count == 1,
      !facts.topics.mayHaveMore
    else { return nil }
    return .singleDeepDive(facts.topics.headings[0])
  }

  private var overrun: Advice? {
    let most = facts.steps.filter { $0.overByChoice >= Advice.longDelay }
      .max { $0.overByChoice < $1.overByChoice }
    return most.map(Advice.overrun)
  }
}

extension Adviser {
  /// The checklists that may be held against the person: of steps they finished, and aloud only
  /// where they said what was covered.
  private var checkedCoverage: [Coverage] {
    facts.coverage.filter { coverage in
      guard facts.isFinished(coverage.step), hasLines else { return false }
      return facts.mode == .typed || coverage.items.contains(where: \.isTicked)
    }
  }

  private var checklistOpen: Advice? {
    let coverage = checkedCoverage
    let open = coverage.map(\.open.count).reduce(0, +)
    guard open >= Advice.manyOpen, let most = coverage.mostOpen else { return nil }
    return .checklistOpen(
      count: open, total: coverage.map(\.items.count).reduce(0, +), step: most.step,
      entries: most.open.map(\.text))
  }

  private var wrapUpOpen: Advice? {
    guard let wrapUp = checkedCoverage.first(where: { $0.step == .wrapUp }) else { return nil }
    let open = wrapUp.open.map(\.text).filter { text in
      Adviser.wrapUpTopics.contains { $0.matches(text) }
    }
    return open.isEmpty ? nil : .wrapUpOpen(open)
  }

  private static let wrapUpTopics = ["metric*", "measur*", "test*", "roll* out", "rollout", "flag"]
    .compactMap(WordPattern.init)

  private var tooManyFeatures: Advice? {
    guard let list = facts.requirements.lists[.functional],
      list.count > NotedRequirements.mostFeatures
    else { return nil }
    return .tooManyFeatures(count: list.count, heading: list.heading)
  }

  var outOfScopeEmpty: Advice? {
    let lists = facts.requirements.lists
    let outOfScope = lists[.outOfScope]
    let isNoted =
      switch facts.mode {
      case .typed: lists[.functional] != nil
      case .aloud: lists[.functional] != nil && lists[.nonFunctional] != nil
      }
    guard isNoted, facts.isFinished(.requirements), outOfScope?.entries.isEmpty != false,
      !mentionsScope(besides: outOfScope?.heading)
    else { return nil }
    return .outOfScopeEmpty(heading: outOfScope?.heading)
  }

  /// Whether anything else may have put something out of scope.
  private func mentionsScope(besides heading: SpokenLine?) -> Bool {
    let isTicked = facts.coverage.flatMap(\.items).contains { item in
      item.isTicked && WordPattern.words(of: item.entry.text).contains("scope")
    }
    return isTicked
      || facts.lines.contains { line in
        line.at != heading?.at && Adviser.scopeWords.contains { $0.matches(line.text) }
      }
  }

  private static let scopeWords = [
    "scope", "leave out", "leaving out", "left out", "exclud*", "wont", "will not", "no need",
    "not now", "later", "skip*", "ignor*", "without",
  ].compactMap(WordPattern.init)
}

extension Coverage.Item {
  fileprivate var isTicked: Bool {
    if case .ticked = state { true } else { false }
  }
}

extension Collection<Coverage> {
  /// The one with most open entries; of equals, the first.
  fileprivate var mostOpen: Coverage? {
    self.max { first, second in
      (first.open.count, second.step.number) < (second.open.count, first.step.number)
    }
  }
}

extension Session {
  /// Folds one event into the state.
  mutating func apply(_ event: Event) {
    clock = max(clock, event.at)
    lastEventAt = event.at
    switch event.kind {
    case .stepStarted(let step):
      phase = .inStep(step)
      stayStart = event.at
      flags.insert(.begun(step))
      flags.remove(.finished(step))
    case .stepEnded(let step, let used, let departure):
      closedStays[step.index] += used
      if departure == .next { flags.insert(.finished(step)) }
      phase = step == lastStep && departure == .next ? .finished : .between(step, departure)
    case .said:
      standingLines.append(event.at)
    case .undone(let line):
      if let index = standingLines.lastIndex(of: line) { standingLines.remove(at: index) }
    case .notice(let step): flags.insert(.notice(step))
    case .stepOverrun(let step): flags.insert(.overrun(step))
    case .checkpointMet(let checkpoint): flags.insert(.met(checkpoint))
    case .checkpointMissed(let checkpoint, _): flags.insert(.missed(checkpoint))
    case .wrapUpDue: flags.insert(.wrapUpDue)
    case .timeUp: flags.insert(.timeUp)
    case .added(let minutes):
      addedMinutes += minutes
      readyFlags()
    case .paused: isPaused = true
    case .resumed:
      isPaused = false
      if case .ended = phase { phase = phaseAtEnd }
    case .ended(let reason):
      if !isEnded { phaseAtEnd = phase }
      phase = .ended(reason)
      isPaused = false
    case .ticked, .asked, .hint, .modelShown, .shown, .editorOpened, .editorClosed, .tests,
      .replanned, .skipped, .alive, .titled:
      break
    }
  }

  /// A flag whose moment was moved ahead of the clock again is raised again at that moment.
  private mutating func readyFlags() {
    let step = round.drill ?? .deepDives
    let left = self.step == step ? timeLeftInStep : budget(of: step) - closedStays[step.index]
    if let left, left > .zero { flags.remove(.overrun(step)) }
    if let left, left > Session.noticeLead { flags.remove(.notice(step)) }
    if wrapUpStart > clock { flags.remove(.wrapUpDue) }
    if length > clock { flags.remove(.timeUp) }
  }
}

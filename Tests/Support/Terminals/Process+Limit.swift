public import Foundation

extension Process {
  /// Starts the program and kills it when it runs for more than five minutes.
  ///
  /// Who reads its output to the end or waits for it can't wait for ever then.
  ///
  /// - Throws: what `run()` throws.
  public func runLimited() throws {
    try run()
    DispatchQueue.global().asyncAfter(deadline: .now() + 300) { [weak self] in
      guard let self, isRunning else { return }
      kill(processIdentifier, SIGKILL)
    }
  }
}

import Foundation
import Synchronization

/// A date that stands still until it is moved.
final class ManualDate: Sendable {
  private let date = Mutex(newYear)

  var now: Date { date.withLock { $0 } }

  func advance(by seconds: TimeInterval) { date.withLock { $0.addTimeInterval(seconds) } }
}

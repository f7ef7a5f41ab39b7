import Foundation
import LineEditor
import Synchronization

/// Signals as another thread would bring news: counted, and the reading thread woken.
final class OutsideEvents: Sendable {
  private let notices = Atomic<Int>(0)
  private let ticks = Atomic<Int>(0)

  init() {
    // Before any thread starts, so that only the one that waits for them gets them.
    var signals = Self.signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  func deliver(through waker: Waker) {
    Thread.detachNewThread { [self] in
      var signals = Self.signals
      var number: Int32 = 0
      while sigwait(&signals, &number) == 0 {
        if number == SIGUSR1 {
          notices.add(1, ordering: .sequentiallyConsistent)
        } else {
          ticks.add(1, ordering: .sequentiallyConsistent)
        }
        waker.wake()
      }
    }
  }

  func takeNotices() -> Int { notices.exchange(0, ordering: .sequentiallyConsistent) }
  func takeTicks() -> Int { ticks.exchange(0, ordering: .sequentiallyConsistent) }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGUSR1)
    sigaddset(&signals, SIGUSR2)
    return signals
  }
}

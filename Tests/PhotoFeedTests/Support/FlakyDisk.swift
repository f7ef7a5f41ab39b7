import PhotoFeed
import Synchronization

/// A disk that can be made to fail and to work again, as that of a device that is locked.
final class FlakyDisk: Sendable {
  /// What is on it, whether it works or not.
  let contents = InMemoryFeedStore()
  private let failing: Mutex<Bool>

  init(fails: Bool = false) { failing = Mutex(fails) }

  var fails: Bool {
    get { failing.withLock { $0 } }
    set { failing.withLock { $0 = newValue } }
  }

  /// The store that the app has.
  var store: CheckedStore {
    CheckedStore(store: contents) { [self] in if fails { throw FeedError.diskFull } }
  }
}

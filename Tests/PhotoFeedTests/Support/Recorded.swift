import Synchronization

/// Values that come from anywhere, in the order they came.
final class Recorded<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])

  var all: [Value] { values.withLock { $0 } }

  func append(_ value: Value) { values.withLock { $0.append(value) } }
}

import Observation

/// Waits until something observable holds.
@MainActor
func until(_ condition: @escaping @MainActor () -> Bool) async {
  while !condition() {
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = condition()
      } onChange: {
        continuation.resume()
      }
    }
    // The change is announced before it is made.
    await Task.yield()
  }
}

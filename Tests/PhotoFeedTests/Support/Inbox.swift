import Synchronization

/// Requests that wait until the test answers them, so that a test decides every order.
final class Inbox<Request: Sendable, Answer: Sendable>: Sendable {
  final class Call: Sendable {
    let request: Request
    private let continuation: Mutex<CheckedContinuation<Answer, any Error>?>

    init(_ request: Request, _ continuation: CheckedContinuation<Answer, any Error>) {
      self.request = request
      self.continuation = Mutex(continuation)
    }

    func succeed(_ answer: Answer) { end(.success(answer)) }

    func fail(_ error: any Error) { end(.failure(error)) }

    /// Waits until it is answered or cancelled.
    func ended() async {
      while !Task.isCancelled, continuation.withLock({ $0 != nil }) { await Task.yield() }
    }

    private func end(_ result: Result<Answer, any Error>) {
      continuation.withLock { continuation in
        defer { continuation = nil }
        return continuation
      }?.resume(with: result)
    }
  }

  private struct State {
    var asked: [Request] = []
    var waiting: [Call] = []
    var takers: [CheckedContinuation<Call, Never>] = []
    var standingAnswer: Answer?
  }

  private let state = Mutex(State())

  /// Everything that was asked, answered or not.
  var asked: [Request] { state.withLock { $0.asked } }

  /// The fake's side.
  func ask(_ request: Request) async throws -> Answer {
    let current = Mutex<Call?>(nil)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let call = Call(request, continuation)
        current.withLock { $0 = call }
        let taker = state.withLock { state in
          state.asked.append(request)
          if let answer = state.standingAnswer { call.succeed(answer) }
          if state.takers.isEmpty { state.waiting.append(call) }
          return state.takers.isEmpty ? nil : state.takers.removeFirst()
        }
        taker?.resume(returning: call)
        if Task.isCancelled { call.fail(CancellationError()) }
      }
    } onCancel: {
      current.withLock { $0 }?.fail(CancellationError())
    }
  }

  /// The test's side: answers the requests that wait and all that may come, so that one too many
  /// is counted instead of waiting for ever.
  func answerAll(_ answer: Answer) {
    let waiting = state.withLock { state in
      state.standingAnswer = answer
      return state.waiting
    }
    waiting.forEach { $0.succeed(answer) }
  }

  /// The test's side: the next request, which the test has to answer.
  ///
  /// A request that never comes ends the run when the test's time is over, instead of never.
  func next() async -> Call {
    await withTaskCancellationHandler {
      await withCheckedContinuation { taker in
        let call = state.withLock { state -> Call? in
          if state.waiting.isEmpty { state.takers.append(taker) }
          return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
        }
        if let call { taker.resume(returning: call) }
      }
    } onCancel: {
      fatalError("a request that the test waits for has not come")
    }
  }
}

import Foundation

/// Something that happened to the screen.
enum Event: Sendable {
  case keys([Key])
  case resized
  /// What is shown may have changed.
  case changed
  case continued
  case endOfInput
}

/// All events, in order, from wherever they come.
final class EventSource: Sendable {
  let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation

  init() { (events, continuation) = AsyncStream.makeStream() }

  func send(_ event: Event) { continuation.yield(event) }

  /// Reads keys on a thread of its own, as the main thread belongs to the view model.
  func readKeys() {
    Thread.detachNewThread { [continuation] in
      var parser = KeyParser()
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = unsafe read(STDIN_FILENO, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN {
          TerminalMode.wait(for: STDIN_FILENO, POLLIN)
          continue
        }
        guard count > 0 else { break }
        let keys = parser.keys(bytes.prefix(count))
        if !keys.isEmpty { continuation.yield(.keys(keys)) }
      }
      continuation.yield(.endOfInput)
    }
  }

  /// Follows the size of the terminal, and the way back from a shell.
  func watchSignals() -> [any DispatchSourceSignal] {
    [(SIGWINCH, Event.resized), (SIGCONT, .continued)].map { number, event in
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { [continuation] in continuation.yield(event) }
      source.resume()
      return source
    }
  }
}

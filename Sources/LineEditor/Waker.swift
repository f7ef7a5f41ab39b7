internal import CEditLine

/// Wakes the reading thread, so that it calls `LineEditor.onWake`.
///
/// It may be kept longer than the editor, and used from any thread and from signal handlers.
public struct Waker: Sendable {
  init() {}

  /// Has `LineEditor.onWake` called as soon as the reading thread waits; never blocks.
  public func wake() {
    editor_wake()
  }
}

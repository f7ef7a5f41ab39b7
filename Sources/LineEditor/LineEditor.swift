internal import CEditLine

/// Reads lines from a terminal while a clock goes on beside them and notices appear above them.
///
/// libedit edits; what is seen is drawn by a painter of our own. Everything happens on one thread.
/// While an editor is open nothing else may write to its terminal; `show` does that.
@MainActor
@safe
public final class LineEditor {
  /// Wakes a read from another thread or a signal handler.
  public nonisolated let waker = Waker()

  /// Called on the reading thread with the time; returns the next deadline, nil for none.
  ///
  /// That is once when a read begins, then whenever the deadline it last returned is reached or
  /// `waker` was used.
  public var onWake: ((_ now: Duration) -> Duration?)?

  /// Candidates for the text between the start of the line and the cursor, asked for by Tab.
  ///
  /// Each candidate is a whole replacement for that text.
  public var completions: ((_ typed: String) -> [String])?

  /// What stands before the line; may hold SGR colour sequences.
  ///
  /// A change during a read is painted at once, in its own cells where it is as wide as before; in
  /// the `plain` style, with the next prompt.
  public var prompt: String = "" {
    didSet { if prompt != oldValue { unsafe editor_set_prompt(handle, prompt) } }
  }

  /// What stands at the right of a line that leaves room for it, in the `ticking` style.
  public var clock: String = "" {
    didSet { if clock != oldValue { unsafe editor_set_clock(handle, clock) } }
  }

  let handle: OpaquePointer
  var history = CommandHistory()

  /// Opens the editor and, except in the `piped` style, takes the terminal until `close()`.
  ///
  /// - Parameters:
  ///   - program: the name that lines in an editrc may be meant for.
  ///   - style: how the terminal is used.
  ///   - input: the descriptor lines are read from.
  ///   - output: the descriptor of the same terminal for writing.
  /// - Throws: `alreadyOpen`, `unusableTerminal`, `refused`.
  public init(
    program: String, style: Style, input: Int32 = 0, output: Int32 = 1
  ) throws(LineEditorError) {
    guard let opened = unsafe editor_open(program, style.forC, input, output) else {
      throw .lastError
    }
    unsafe handle = opened
    unsafe editor_set_callbacks(handle, callbacks)
  }

  /// The time on a clock that stands still while the machine sleeps.
  public static nonisolated func now() -> Duration {
    Duration(nanoseconds: editor_now())
  }

  /// Reads the person's own key bindings from an editrc file.
  ///
  /// - Parameter path: the file; `$EDITRC`, else `~/.editrc`, when nil.
  public func sourceEditrc(_ path: String? = nil) {
    unsafe editor_source_editrc(handle, path)
  }

  /// Reads one line; returns when it was entered or something else ended the read.
  ///
  /// - Parameter initial: text to begin with, the cursor at its end.
  public func read(initial: String = "") -> Outcome {
    unsafe Outcome(editor_read(handle, initial.isEmpty ? nil : initial))
  }

  /// Waits without reading until `stop()` or a signal ends that: for input that is at its end.
  ///
  /// - Returns: `stopped` or `terminated`.
  public func rest() -> Outcome {
    unsafe Outcome(editor_rest(handle))
  }

  /// Ends the running read or rest from `onWake`; the half-typed line is kept for the next read.
  public func stop() {
    unsafe editor_stop(handle)
  }

  /// The half-typed text of the last read, when that was stopped, terminated or failed.
  public var pendingText: String {
    var length = 0
    let text = unsafe editor_pending_text(handle, &length)
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: length)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// Why something that was shown is not there, as the system's number; nil when all is.
  public var outputTrouble: Int32? {
    let errno = unsafe editor_output_trouble(handle)
    return errno == 0 ? nil : errno
  }

  /// Shows lines of text: above the line being edited, or in order between reads.
  ///
  /// The text has to be harmless: SGR colour sequences and line feeds are its only controls.
  public func show(_ text: String) {
    let lines = text.isEmpty ? "\n" : text
    unsafe editor_show(handle, lines, lines.utf8.count)
  }

  /// Rings the terminal's bell.
  public func ring() {
    unsafe editor_ring(handle)
  }

  /// The terminal's width in cells; 80 where there is none.
  public var columns: Int { unsafe Int(editor_columns(handle)) }

  /// The terminal's height in rows; 24 where there is none.
  public var rows: Int { unsafe Int(editor_rows(handle)) }

  /// Lends the terminal, as it was before the editor, to a program such as `$EDITOR`.
  ///
  /// Works inside `onWake` and between reads; the line is painted again afterwards.
  public func withTerminalReleased<T>(_ body: () throws -> T) rethrows -> T {
    unsafe editor_release_terminal(handle)
    defer { unsafe editor_take_terminal(handle) }
    return try body()
  }

  /// Gives the terminal back as it was; reads end at once from then on.
  ///
  /// May be called again. Happens by itself when the program exits or dies of a signal that can be
  /// caught.
  public func close() {
    unsafe editor_close(handle)
  }
}

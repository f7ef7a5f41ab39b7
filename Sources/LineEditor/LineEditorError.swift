/// Why there is no editor.
public enum LineEditorError: Error, Equatable {
  /// An editor is open already; signals and the terminal belong to the process, so there is one.
  case alreadyOpen
  /// The terminal can't be edited on; the `piped` style would work.
  case unusableTerminal
  /// The system refused something the editor needs, with this `errno`.
  case refused(errno: Int32)
}

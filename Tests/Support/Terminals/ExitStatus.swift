/// How a program ended.
public enum ExitStatus: Equatable, Sendable {
  /// It exited with this code.
  case exited(Int32)
  /// A signal ended it.
  case killed(signal: Int32)

  /// Reads a status as waitpid gives it; the macros that do so in C are not there in Swift.
  init(raw: Int32) {
    let signal = raw & 0x7f
    self = signal == 0 ? .exited((raw >> 8) & 0xff) : .killed(signal: signal)
  }
}

/// What the program ends with.
enum ExitStatus {
  static let done: Int32 = 0
  static let failed: Int32 = 1
  /// sysexits' EX_USAGE.
  static let usage: Int32 = 64
  /// A shell's status for a program that a signal ended.
  static func signalled(_ signal: Int32) -> Int32 { 128 + signal }
  static let interrupted = signalled(2)
}

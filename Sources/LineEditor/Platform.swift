#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension LineEditorError {
  /// Why the C module just failed.
  static var lastError: LineEditorError {
    switch errno {
    case EBUSY: .alreadyOpen
    case ENOTTY: .unusableTerminal
    case let number: .refused(errno: number)
    }
  }
}

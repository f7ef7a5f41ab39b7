import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// What differs between the systems.
enum Platform {
  /// What the terminal on a descriptor says of its size; nil when it is none.
  static func size(of descriptor: Int32) -> ScreenSize? {
    var size = winsize()
    #if canImport(Glibc)
      let status = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    #else
      let status = unsafe ioctl(descriptor, TIOCGWINSZ, &size)
    #endif
    guard status == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

import Foundation

/// The system's own words for an error number.
enum SystemError {
  static func text(_ number: Int32) -> String {
    unsafe String(cString: strerror(number))
  }
}

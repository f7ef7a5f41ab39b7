import Foundation

/// What differs between the systems.
enum Platform {
  #if canImport(Glibc)
    static let ownUsage = __rusage_who_t(RUSAGE_SELF.rawValue)
  #else
    static let ownUsage = RUSAGE_SELF
  #endif
}

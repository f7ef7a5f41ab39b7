import Foundation

/// What differs between the systems.
enum Platform {
  /// The most memory that this process has had, in kilobytes.
  static var peakKilobytes: Int {
    #if canImport(Glibc)
      // What getrusage says begins with the peak of the process that started this one.
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      return status.firstMatch(of: /VmHWM:\s*(\d+)/).flatMap { Int($0.1) } ?? 0
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1024
    #endif
  }
}

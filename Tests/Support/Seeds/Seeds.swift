private import Foundation

/// The seeds that a simulation tries.
public enum Seeds {
  /// The seeds from 1 to `count`, or the first few of them where `SEED_PERCENT` asks for a part: a
  /// sanitizer slows everything down tenfold, and what it looks for is in the first seeds too.
  public static func upTo(_ count: Int) -> ClosedRange<UInt64> {
    1...UInt64(max(1, count * percent / 100))
  }

  private static let percent: Int = {
    let asked = ProcessInfo.processInfo.environment["SEED_PERCENT"].flatMap { Int($0) }
    return min(100, max(1, asked ?? 100))
  }()
}

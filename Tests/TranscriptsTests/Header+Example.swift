import Foundation
import Interview
import Transcripts

extension Header {
  /// 2026-12-01T09:30:00Z, or `seconds` later.
  static func example(_ round: Round = Round(), secondsLater seconds: Double = 0) -> Header {
    Header(
      started: Date(timeIntervalSince1970: 1_796_117_400 + seconds), prompt: "photo-feed",
      round: round, mode: .typed, program: "0.1.0")
  }
}

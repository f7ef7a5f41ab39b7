/// How a round is rehearsed, which decides what its events can be evidence for.
///
/// The raw value is the one that transcripts keep.
public enum RehearsalMode: String, CaseIterable, Hashable, Sendable {
  /// The person speaks, and types only notes: what was not typed may well have been said.
  case aloud
  /// Everything is typed: what was not typed was not said.
  case typed
}

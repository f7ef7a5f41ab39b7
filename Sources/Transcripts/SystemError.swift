/// What the system says when a call fails; where it leaves the module it is a ``TranscriptError``.
struct SystemError: Error, Hashable {
  /// `errno` right after the call.
  var number: Int32
}

/// The person left before the clock started.
struct LeftBeforeStart: Error {
  /// What the program ends with.
  let status: Int32
}

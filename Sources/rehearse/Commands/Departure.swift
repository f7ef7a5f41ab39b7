/// The person left before the clock started.
struct Departure: Error {
  /// What the program ends with.
  let status: Int32
}

internal import CEditLine

extension Duration {
  /// A time of the C module's; its clock starts with the machine, so that 64 bits suffice.
  init(nanoseconds: Int64) {
    self = .nanoseconds(nanoseconds)
  }

  /// The time as the C module counts it, the last one it knows for whatever is later.
  var asNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if overflow { return seconds < 0 ? .min : editor_no_deadline }
    return whole + attoseconds / 1_000_000_000
  }
}

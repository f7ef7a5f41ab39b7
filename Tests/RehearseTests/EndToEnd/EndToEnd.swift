import Testing

/// Drives the built program as a person, a pipe or a shell does.
///
/// Such tests block threads and look at clocks, so they run one by one.
@Suite("End to end", .serialized, .ownThread)
enum EndToEnd {}

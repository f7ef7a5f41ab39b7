public import Interview

/// A session as it stands in its file.
public struct Transcript: Hashable, Sendable {
  /// What one line after the header holds.
  public enum Entry: Hashable, Sendable {
    /// An event.
    case event(Event)
    /// An event of a type that this version does not know.
    case unknown(UnknownEvent)
    /// A line that cannot be read: cut off, or with a field that is missing or not allowed; lines
    /// count from 1, which is the header's.
    case torn(line: Int)
  }

  /// The first line.
  public var header: Header
  /// The other lines, in the order of the file; blank ones are left out.
  public var entries: [Entry]

  /// A transcript of these events.
  public init(header: Header, events: [Event]) {
    self.header = header
    self.entries = events.map(Entry.event)
  }

  /// The events that can be read, in order.
  public var events: [Event] {
    entries.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  /// The events of types that this version does not know, in order.
  public var unknowns: [UnknownEvent] {
    entries.compactMap { if case .unknown(let event) = $0 { event } else { nil } }
  }

  /// The numbers of the lines that cannot be read, in order.
  public var tornLines: [Int] {
    entries.compactMap { if case .torn(let line) = $0 { line } else { nil } }
  }
}

/// What one client can cost.
public struct ServerLimits: Hashable, Sendable {
  /// The longest request line and headers, in bytes.
  public var headerBytes = 16 << 10
  /// The longest body, in bytes.
  public var bodyBytes = 1 << 20
  /// The most connections at a time.
  public var connections = 64
  /// How long a connection may say nothing, and how long a request may take to arrive.
  public var idle = Duration.seconds(30)

  /// Creates the limits of the bundled server.
  public init() {}
}

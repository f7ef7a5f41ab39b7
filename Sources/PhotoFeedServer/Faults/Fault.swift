/// One way in which the server can misbehave.
public enum Fault: Hashable, Sendable {
  /// The reply comes this much later.
  case delay(Duration)
  /// The reply comes later by anything up to this.
  case jitter(Duration)
  /// Nothing is done, and this is the reply; with a `Retry-After` in seconds if there is one.
  case status(Int, retryAfter: Int? = nil)
  /// The connection ends after this many bytes of the body.
  case cutOff(Int)
  /// The connection ends without a reply, and nothing has been done.
  case drop
  /// What was asked is done, and the connection ends without a reply.
  case lostReply
  /// Every cursor has expired.
  case expiredCursor
  /// A page of HTML, as a hotel's network sends it.
  case html
  /// A 200 whose body is empty.
  case emptyBody
  /// Each byte of the body comes this long after the one before.
  case trickle(Duration)
  /// Likes are refused with this status.
  case refuseLikes(Int)
  /// Photos are as they were, whatever the client has.
  case notModified
}

/// The requests of one connection, one after the other, and their replies.
struct Exchange: ~Copyable {
  let core: ServerCore
  let client: Client

  init(core: ServerCore, client: consuming Client) {
    self.core = core
    self.client = client
  }

  /// Answers until one side has had enough.
  func run() {
    var parser = RequestParser(limits: core.limits)
    var began = core.now()
    var isQuiet = true
    while true {
      do {
        while let request = try parser.next() {
          guard answer(request) else { return client.finish() }
          (began, isQuiet) = (core.now(), !parser.isInRequest)
        }
      } catch {
        return end(with: .refusal(error.status, "not a request that is understood"))
      }
      // A request counts from its first byte, and so do empty lines before it: neither may trickle
      // in and keep its place.
      let limit = core.limits.idle - began.duration(to: core.now())
      guard let bytes = client.receive(within: max(.zero, limit)) else { return }
      if isQuiet { (began, isQuiet) = (core.now(), false) }
      parser.append(bytes)
    }
  }

  /// Ends it with a reply, whatever has been asked for.
  func end(with refusal: ServerResponse) {
    _ = client.send(refusal.bytes(keepsAlive: false), within: core.limits.idle)
    client.finish()
  }

  /// Closes the connection, after something that has to come first.
  consuming func close(after work: () -> Void) {
    work()
    _ = consume self
  }

  /// Answers one request; false when the connection is to end.
  private func answer(_ request: ServerRequest) -> Bool {
    let faults = core.note(request)
    let place = core.held.place()
    defer { if let place { core.held.leave(place) } }
    for fault in faults {
      switch fault {
      case .delay(let time): if !client.pause(time) { return false }
      case .jitter(let limit): if !client.pause(core.jitter(limit)) { return false }
      case .drop: return false
      default: break
      }
    }
    let response = response(to: request, faults)
    if let place { core.held.wait(place) }
    if faults.contains(.lostReply) { return false }
    return send(response, to: request, faults)
  }

  private func response(to request: ServerRequest, _ faults: [Fault]) -> ServerResponse {
    let part = Router.part(of: request)
    for fault in faults {
      switch fault {
      case .status(let status, let retryAfter):
        var refusal = ServerResponse.refusal(status, "as was wanted")
        if let retryAfter { refusal.headers["Retry-After"] = "\(retryAfter)" }
        return refusal
      case .html: return .text("<html><title>Sign in</title></html>", type: "text/html")
      case .emptyBody:
        return ServerResponse(status: 200, headers: ["Content-Type": "application/json"])
      case .refuseLikes(let status) where part == .likes: return .refusal(status, "no")
      case .notModified where part == .photos: return ServerResponse(status: 304)
      default: break
      }
    }
    return core.router.response(to: request, expiresCursors: faults.contains(.expiredCursor))
  }

  private func send(_ response: ServerResponse, to request: ServerRequest, _ faults: [Fault])
    -> Bool
  {
    let head = response.head(keepsAlive: request.isKeptAlive)
    let body = request.method == "HEAD" ? [] : response.sentBody
    for fault in faults {
      switch fault {
      case .cutOff(let count):
        _ = client.send(head + body.prefix(count), within: core.limits.idle)
        return false
      case .trickle(let time):
        guard client.send(head, within: core.limits.idle) else { return false }
        for byte in body {
          guard client.pause(time), client.send([byte], within: core.limits.idle) else {
            return false
          }
        }
        return request.isKeptAlive
      default: break
      }
    }
    return client.send(head + body, within: core.limits.idle) && request.isKeptAlive
  }
}

import Foundation
import PhotoFeed
import Synchronization

/// The server, in memory: three endpoints, and faults on demand.
final class Server: HTTPTransport {
  private struct State {
    var posts: [Post]
    var faults: [Fault] = []
    var isOnline = true
    var refusesLikes = false
    var requests: [HTTPRequest] = []
  }

  enum Fault { case status(Int), lostReply }

  private let state: Mutex<State>

  init(_ posts: [Post]) { state = Mutex(State(posts: posts)) }

  var posts: [Post] {
    get { state.withLock { $0.posts } }
    set { state.withLock { $0.posts = newValue } }
  }

  var isOnline: Bool {
    get { state.withLock { $0.isOnline } }
    set { state.withLock { $0.isOnline = newValue } }
  }

  var refusesLikes: Bool {
    get { state.withLock { $0.refusesLikes } }
    set { state.withLock { $0.refusesLikes = newValue } }
  }

  var requests: [HTTPRequest] { state.withLock { $0.requests } }

  /// What goes wrong with the next requests.
  func fail(_ faults: Fault...) { state.withLock { $0.faults += faults } }

  func response(to request: HTTPRequest) async throws -> HTTPResponse {
    try answer(request)
  }

  func answer(_ request: HTTPRequest) throws -> HTTPResponse {
    try state.withLock { state in
      state.requests.append(request)
      guard state.isOnline else { throw FeedError.offline }
      if state.refusesLikes, request.method != .get { return HTTPResponse(status: 403) }
      switch state.faults.isEmpty ? nil : state.faults.removeFirst() {
      case .status(let status): return HTTPResponse(status: status)
      case .lostReply:
        _ = Self.answer(request, &state.posts)
        throw FeedError.connectionLost
      case nil: return Self.answer(request, &state.posts)
      }
    }
  }

  private static func answer(_ request: HTTPRequest, _ posts: inout [Post]) -> HTTPResponse {
    let url = URLComponents(string: request.target)
    if request.method == .get {
      let items = url?.queryItems ?? []
      let start = items.first { $0.name == "cursor" }?.value.flatMap { Int($0) } ?? 0
      let limit = items.first { $0.name == "limit" }?.value.flatMap { Int($0) } ?? 0
      let end = start + limit
      let cursor = end < posts.count ? "\"\(end)\"" : "null"
      return .json(#"{"posts": \#(posts[start...].prefix(limit).json), "next_cursor": \#(cursor)}"#)
    }
    let postID = url?.path.split(separator: "/").dropFirst(2).first.map { String($0) }
    guard let place = posts.firstIndex(where: { $0.id == postID }) else {
      return HTTPResponse(status: 404)
    }
    posts[place] = posts[place].settingLiked(request.method == .put)
    return HTTPResponse(status: 204)
  }
}

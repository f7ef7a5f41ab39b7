import Foundation

/// What each request means: the endpoints, the photos and the avatars.
struct Router: Sendable {
  let feed: ServedFeed
  let album: PhotoAlbum
  /// Where the server is, without a slash at the end.
  let base: String

  /// The largest page, in posts.
  private static let largestPage = 100
  private static let standardPage = 20

  /// What a request is about.
  static func part(of request: ServerRequest) -> Misbehaviour.Part {
    switch request.segments.first {
    case "photos", "avatars": .photos
    case "v1" where request.segments.last == "like": .likes
    default: .feed
    }
  }

  func response(to request: ServerRequest, expiresCursors: Bool = false) -> ServerResponse {
    let path = request.segments
    switch (path.count, path.first) {
    case (2, "v1") where path[1] == "feed":
      return only(["GET", "HEAD"], request) { page(request, expiresCursors: expiresCursors) }
    case (4, "v1") where path[1] == "posts" && path[3] == "like":
      return only(["PUT", "DELETE"], request) { like(request, id: path[2]) }
    case (2, "photos"), (2, "avatars"):
      return only(["GET", "HEAD"], request) { photo(request, folder: path[0], file: path[1]) }
    default: return .refusal(404, "there is nothing here")
    }
  }

  private func only(
    _ methods: [String], _ request: ServerRequest, _ respond: () -> ServerResponse
  ) -> ServerResponse {
    guard methods.contains(request.method) else {
      var refusal = ServerResponse.refusal(405, "not with this method")
      refusal.headers["Allow"] = methods.joined(separator: ", ")
      return refusal
    }
    return respond()
  }

  private func page(_ request: ServerRequest, expiresCursors: Bool) -> ServerResponse {
    let limit = request.query("limit").map { Int($0) } ?? Self.standardPage
    guard let limit, (1...Self.largestPage).contains(limit) else {
      return .refusal(400, "limit goes from 1 to \(Self.largestPage)")
    }
    let cursor = request.query("cursor")
    guard !(expiresCursors && cursor != nil),
      let page = feed.page(at: cursor, limit: limit, base: base)
    else { return .refusal(400, "the cursor has expired") }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let body = try? encoder.encode(page) else { return .refusal(500, "no page") }
    return ServerResponse(
      status: 200, headers: ["Content-Type": "application/json"], body: Array(body))
  }

  private func like(_ request: ServerRequest, id: String) -> ServerResponse {
    do {
      let isThere = try feed.setLiked(request.method == "PUT", id: id)
      return isThere ? ServerResponse(status: 204) : .refusal(404, "there is no such post")
    } catch {
      return .refusal(500, "the like could not be kept")
    }
  }

  private func photo(_ request: ServerRequest, folder: String, file: String) -> ServerResponse {
    guard file.hasSuffix(".jpg") else { return .refusal(404, "photos end in .jpg") }
    let id = String(file.dropLast(4))
    guard folder == "avatars" || feed.contains(id) else {
      return .refusal(404, "there is no such post")
    }
    guard let photo = try? folder == "photos" ? album.photo(of: id) : album.avatar(of: id) else {
      return .refusal(500, "no photo")
    }
    let headers = ["ETag": photo.tag, "Content-Type": "image/jpeg"]
    if request.headers["if-none-match"] == photo.tag {
      return ServerResponse(status: 304, headers: ["ETag": photo.tag])
    }
    return ServerResponse(status: 200, headers: headers, body: photo.bytes)
  }
}

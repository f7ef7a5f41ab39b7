import Foundation

/// The wire form of the feed.
enum FeedJSON {
  /// Reads a page.
  ///
  /// - Throws: `FeedError.emptyBody`, `.notJSON` or `.unreadable`.
  static func page(from response: HTTPResponse) throws -> FeedPage {
    guard !response.body.isEmpty else { throw FeedError.emptyBody }
    let contentType = response.header("Content-Type")
    if let contentType, !contentType.lowercased().contains("json") {
      throw FeedError.notJSON(contentType: contentType)
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom(date)
    do {
      return try decoder.decode(FeedPage.self, from: response.body)
    } catch let error as DecodingError {
      let field = path(to: error)
      guard field.isEmpty else { throw FeedError.unreadable(field: field) }
      throw isJSON(response.body)
        ? FeedError.unreadable(field: "body") : .notJSON(contentType: contentType)
    }
  }

  private static func isJSON(_ body: Data) -> Bool {
    (try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)) != nil
  }

  @Sendable private static func date(from decoder: any Decoder) throws -> Date {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    // A style reads dates with a fraction or dates without, never both.
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
    if let date = try? style.parse(text) { return date }
    throw DecodingError.dataCorruptedError(in: value, debugDescription: "not an ISO 8601 date")
  }

  private static func path(to error: DecodingError) -> String {
    var keys: [any CodingKey]
    switch error {
    case .keyNotFound(let key, let context): keys = context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      keys = context.codingPath
    @unknown default: keys = []
    }
    return keys.reduce("") { path, key in
      if let index = key.intValue { return path + "[\(index)]" }
      return path.isEmpty ? key.stringValue : path + "." + key.stringValue
    }
  }
}

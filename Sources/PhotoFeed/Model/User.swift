public import Foundation

/// The author of a post.
public struct User: Hashable, Codable, Identifiable, Sendable {
  /// The server's identifier, never read as a number: it may be longer than one can hold.
  public let id: String
  /// The name as shown.
  public let name: String
  /// The portrait, if there is one.
  public let avatarURL: URL?

  /// Creates an author.
  public init(id: String, name: String, avatarURL: URL?) {
    self.id = id
    self.name = name
    self.avatarURL = avatarURL
  }

  /// Reads an author; an avatar that is null, missing or empty is none.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    id = try fields.decode(String.self, forKey: .id)
    name = try fields.decode(String.self, forKey: .name)
    avatarURL = try fields.decodeIfPresent(String.self, forKey: .avatarURL)
      .flatMap { URL(string: $0) }
  }

  private enum CodingKeys: String, CodingKey {
    case id, name
    case avatarURL = "avatar_url"
  }
}

public import Foundation

/// A post as the server knows it.
public struct FeedItem: Hashable, Sendable {
  /// Its identifier.
  public let id: String
  /// The author's name.
  public let author: String
  /// The text under the picture.
  public let caption: String
  /// How many others like it.
  public let likesOfOthers: Int
  /// When it was posted.
  public let createdAt: Date

  /// The author's identifier, which follows from the name.
  public var authorID: String {
    var numbers = SplitMix(name: author)
    return "u\(numbers.next() % 1_000_000)"
  }

  /// Creates a post.
  public init(id: String, author: String, caption: String, likesOfOthers: Int, createdAt: Date) {
    self.id = id
    self.author = author
    self.caption = caption
    self.likesOfOthers = likesOfOthers
    self.createdAt = createdAt
  }

  /// As many posts as asked for, the newest first; the same seed makes the same ones.
  ///
  /// - Parameters:
  ///   - newest: When the first one was posted; each other one is some minutes older.
  public static func samples(_ count: Int, seed: UInt64 = 1, newest: Date) -> [FeedItem] {
    var random = SplitMix(seed: seed)
    var date = newest
    return (0..<count).map { number in
      defer { date -= Double.random(in: 60...5_400, using: &random).rounded() }
      return FeedItem(
        id: "p\(seed)-\(count - number)", author: pick(authors, &random),
        caption: pick(captions, &random), likesOfOthers: Int.random(in: 0...2_000, using: &random),
        createdAt: date)
    }
  }

  private static func pick(_ words: [String], _ random: inout SplitMix) -> String {
    words[Int.random(in: 0..<words.count, using: &random)]
  }

  private static let authors = [
    "Ana Lima", "Björn Åkesson", "陳美玲", "Dilnoza", "Elif Yılmaz", "Fatou Ba", "مريم", "Iñigo",
    "Maximilian von der Hohenfels-Langenburg", "Mira",
  ]

  private static let captions = [
    "Above the clouds", "First light", "", "The sea was louder than it looks here.", "山の朝",
    "Home 🏡", "Two hours up, ten minutes down. I would do it again tomorrow, and you should come.",
    "صباح الخير", "Rain at last",
    "Somebody asked how long this took: three evenings, one broken lens, and a fox that sat next "
      + "to me the whole time and never once looked at the camera.",
  ]
}

/// SplitMix64 (Steele, Lea and Flood, 2014): the same seed gives the same numbers everywhere.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Numbers that follow from a name.
  init(name: String) {
    // FNV-1a: Swift's own hash differs from run to run.
    self.init(
      seed: name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 })
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

import PhotoFeed

/// The last rows of the screen: how things are, and which keys there are.
struct StatusBar {
  var isFresh: Bool
  var isOffline: Bool
  var message: String?
  var requestsInFlight: Int
  var images: ImageLoadCounts
  var hitches: Int
  var troubles: Set<Trouble>

  /// Both rows, each within the width.
  func rows(columns: Int) -> [String] { [status(columns), keys(columns)] }

  private func status(_ columns: Int) -> String {
    let source = (isFresh ? "fresh" : "saved") + (isOffline ? ", offline" : "")
    let caches = [images.memoryHits, images.diskHits, images.downloads]
    let long = [
      source, "\(requestsInFlight) in flight",
      "photos: \(caches[0]) memory, \(caches[1]) disk, \(caches[2]) network", "hitches \(hitches)",
    ]
    let short = [
      source, "\(requestsInFlight) in flight", "photos \(caches[0])/\(caches[1])/\(caches[2])",
    ]
    if let message { return CellText.cut("\(message) (\(source))", to: columns) }
    return fitting([long, short, [source]], columns)
  }

  private func keys(_ columns: Int) -> String {
    let switches = Trouble.allCases.map { trouble in
      "\(trouble.key) " + (troubles.contains(trouble) ? trouble.word.uppercased() : trouble.word)
    }
    let short = Trouble.allCases.map { trouble in
      troubles.contains(trouble) ? trouble.key.uppercased() : String(trouble.key)
    }
    return fitting(
      [
        ["l like", "r refresh"] + switches + ["k kill", "q quit"],
        ["l like", "r refresh"] + short + ["k kill", "q quit"],
        ["l", "r"] + short + ["k", "q"],
      ], columns)
  }

  /// The first of the wordings that fits, two blanks between its parts.
  private func fitting(_ wordings: [[String]], _ columns: Int) -> String {
    let texts = wordings.map { $0.joined(separator: "  ") }
    return texts.first { CellText.width($0) <= columns }
      ?? CellText.cut(texts.last ?? "", to: columns)
  }
}

import PhotoFeed

/// Where each post begins in a list that may be far longer than the screen.
struct FeedLayout {
  private(set) var posts: [Post] = []
  private(set) var metrics = CellMetrics(ScreenSize())
  /// The first row of each post, and behind the last one the height of all.
  private var tops = [0]
  private var heights: [Post.ID: (caption: String, rows: Int)] = [:]

  /// The height of all posts, in rows.
  var height: Int { tops[tops.count - 1] }

  /// Takes a new list or a new size; what has not changed is not measured again.
  mutating func update(_ posts: [Post], _ metrics: CellMetrics) {
    if metrics != self.metrics { heights = [:] }
    self.posts = posts
    self.metrics = metrics
    tops = [0]
    tops.reserveCapacity(posts.count + 1)
    for post in posts { tops.append(tops[tops.count - 1] + height(of: post)) }
  }

  func top(_ index: Int) -> Int { tops[index] }

  /// The posts of which a row is within these rows.
  func visible(_ rows: Range<Int>) -> Range<Int> {
    guard !posts.isEmpty, !rows.isEmpty else { return 0..<0 }
    let first = max(0, firstIndex { $0 > rows.lowerBound } - 1)
    let last = min(posts.count, firstIndex { $0 >= rows.upperBound })
    return first..<max(first, last)
  }

  private mutating func height(of post: Post) -> Int {
    if let known = heights[post.id], known.caption == post.caption { return known.rows }
    let rows = PostCell.height(post, metrics)
    heights[post.id] = (post.caption, rows)
    return rows
  }

  /// The first place whose top is as asked for; tops only grow.
  private func firstIndex(_ isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(tops[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

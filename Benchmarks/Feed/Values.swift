import PhotoFeed

/// The values without I/O.
enum Values {
  /// A get and a put in a full cache.
  static func lru(entries: Int) {
    var cache = LRUCache<Int, Int>(budget: entries)
    for key in 0..<entries { cache.insert(key, for: key, cost: 1) }
    let operations = 100_000
    var key = 0
    var sum = 0
    let time = shortest(15) {
      for _ in 0..<operations {
        // Half of the keys are there; each put drives one out.
        key = (key &* 48_271 &+ 11) % (2 * entries)
        sum &+= cache.value(for: key) ?? 0
        cache.insert(key, for: key, cost: 1)
      }
    }
    print("lru=\(time)\nsum=\(sum)")
  }

  /// A list of posts that takes as many again, half of which it has.
  static func merge(posts count: Int) {
    let posts = Post.samples(count + count / 2)
    let list = Array(posts[..<count])
    let page = Array(posts[(count / 2)...])
    var merged = 0
    let time = shortest(100) { merged = list.merging(page).count }
    print("merge=\(time)\nposts=\(merged)")
  }
}

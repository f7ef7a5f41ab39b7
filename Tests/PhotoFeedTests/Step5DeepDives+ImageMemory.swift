import PhotoFeed
import Testing

extension Step5DeepDives {
  @Test("What was not used for longest goes first, and reading is using")
  func leastRecentlyUsed() {
    var cache = LRUCache<String, Int>(budget: 3)
    for (number, key) in ["a", "b", "c"].enumerated() {
      cache.insert(number, for: key, cost: 1)
    }
    #expect(cache.value(for: "a") == 0)
    cache.insert(3, for: "d", cost: 1)
    #expect(cache.value(for: "b") == nil)
    cache.insert(4, for: "e", cost: 1)
    #expect(["a", "b", "c", "d", "e"].map { cache.value(for: $0) } == [0, nil, nil, 3, 4])
  }

  @Test(
    "A memory cache keeps to its byte budget, and drops no more than it has to",
    arguments: [(9, [nil, 2]), (10, [1, 2]), (11, [1, 2])])
  func budget(budget: Int, left: [Int?]) {
    var cache = LRUCache<Int, Int>(budget: budget)
    cache.insert(1, for: 1, cost: 4)
    cache.insert(2, for: 2, cost: 6)
    #expect([1, 2].map { cache.value(for: $0) } == left)
  }

  @Test("What is larger than the whole budget is not kept and drives nothing else out")
  func tooLarge() {
    var cache = LRUCache<Int, Int>(budget: 10)
    cache.insert(1, for: 1, cost: 10)
    cache.insert(2, for: 2, cost: 11)
    #expect([1, 2].map { cache.value(for: $0) } == [1, nil])
    cache.insert(3, for: 1, cost: 11)
    #expect(cache.count == 0)
    #expect(cache.used == 0)
  }

  @Test("A true LRU does what a list in the order of use does", arguments: 1...20)
  func model(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var cache = LRUCache<Int, Int>(budget: 20)
    // The one used last stands last.
    var model: [(key: Int, value: Int, cost: Int)] = []
    for step in 1...500 {
      let key = Int.random(in: 0..<12, using: &random)
      let place = model.firstIndex { $0.key == key }
      if Bool.random(using: &random) {
        #expect(cache.value(for: key) == place.map { model[$0].value }, "seed \(seed)")
        if let place { model.append(model.remove(at: place)) }
      } else {
        let cost = Int.random(in: 0...21, using: &random)
        cache.insert(step, for: key, cost: cost)
        if let place { model.remove(at: place) }
        guard cost <= 20 else { continue }
        model.append((key, step, cost))
        while model.reduce(0, { $0 + $1.cost }) > 20 { model.removeFirst() }
      }
      #expect(cache.count == model.count, "seed \(seed)")
      #expect(cache.used == model.reduce(0) { $0 + $1.cost }, "seed \(seed)")
    }
    cache.removeAll()
    #expect(cache.used == 0 && cache.count == 0)
  }

  @Test("The key includes the size: the same picture at two sizes is kept twice")
  func keyWithSize() {
    var cache = ImageMemoryCache(byteBudget: 100)
    func image(_ side: Int) -> DecodedImage {
      DecodedImage(
        size: PixelSize(width: side, height: side),
        pixels: [UInt8](repeating: 0, count: side * side * 4))
    }
    for side in [1, 2] {
      cache.insert(image(side), for: ImageKey(url: Gallery.url, longestSide: side))
    }
    for side in [1, 2] {
      #expect(cache.image(for: ImageKey(url: Gallery.url, longestSide: side)) == image(side))
    }
    #expect(cache.byteCount == 4 + 16)
  }
}

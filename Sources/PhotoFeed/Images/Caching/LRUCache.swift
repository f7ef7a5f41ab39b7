/// Keeps what was used last, up to a budget.
///
/// `NSCache` promises no order and no budget. Here both reading and writing take the same time
/// however much is kept: a dictionary finds a slot, and the slots are linked in the order of use.
public struct LRUCache<Key: Hashable, Value> {
  fileprivate struct Slot {
    let key: Key
    let value: Value
    let cost: Int
    var newer: Int?
    var older: Int?
  }

  private let budget: Int
  private var slots: [Slot?] = []
  private var free: [Int] = []
  private var places: [Key: Int] = [:]
  private var newest: Int?
  private var oldest: Int?

  /// The cost of all that is kept, never more than the budget.
  public private(set) var used = 0

  /// Creates an empty cache; `budget` is in the unit of the costs, 0 or more.
  public init(budget: Int) {
    self.budget = budget
  }

  /// How many values are kept.
  public var count: Int { places.count }

  /// The value, which becomes the one used last.
  public mutating func value(for key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    unlink(place)
    link(place)
    return slots[place]?.value
  }

  /// Keeps a value in place of the key's last one, and drops what was not used for longest to make
  /// room; a value that costs more than the whole budget is not kept.
  public mutating func insert(_ value: Value, for key: Key, cost: Int) {
    precondition(cost >= 0)
    if let place = places[key] { remove(at: place) }
    guard cost <= budget else { return }
    while used > budget - cost, let oldest { remove(at: oldest) }
    let place = free.popLast() ?? slots.count
    if place == slots.count { slots.append(nil) }
    slots[place] = Slot(key: key, value: value, cost: cost)
    places[key] = place
    used += cost
    link(place)
  }

  /// Drops everything.
  public mutating func removeAll() { self = LRUCache(budget: budget) }

  private mutating func remove(at place: Int) {
    unlink(place)
    guard let slot = slots[place] else { return }
    slots[place] = nil
    free.append(place)
    places[slot.key] = nil
    used -= slot.cost
  }

  private mutating func link(_ place: Int) {
    slots[place]?.older = newest
    slots[place]?.newer = nil
    if let newest { slots[newest]?.newer = place } else { oldest = place }
    newest = place
  }

  private mutating func unlink(_ place: Int) {
    let (newer, older) = (slots[place]?.newer, slots[place]?.older)
    if let newer { slots[newer]?.older = older } else { newest = older }
    if let older { slots[older]?.newer = newer } else { oldest = newer }
  }
}

extension LRUCache.Slot: Sendable where Key: Sendable, Value: Sendable {}
extension LRUCache: Sendable where Key: Sendable, Value: Sendable {}

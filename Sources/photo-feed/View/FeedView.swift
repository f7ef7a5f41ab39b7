import Foundation
import PhotoFeed

/// The list of posts on a terminal: where it is scrolled to, and what is visible of it.
struct FeedView {
  private(set) var layout = FeedLayout()
  private(set) var size = ScreenSize()
  /// The first visible row of the list.
  private(set) var offset = 0

  /// The rows that posts have.
  var listRows: Int { max(1, size.rows - CellMetrics.footer) }

  /// The posts that are at least partly visible.
  var visible: Range<Int> { layout.visible(offset..<(offset + listRows)) }

  /// The post that a like goes to: the first whose author is visible, else the only one there is.
  var focused: Int? {
    let visible = visible
    return visible.first { layout.top($0) >= offset } ?? visible.first
  }

  /// Whether so little is left below that it is time for more.
  var isNearEnd: Bool { offset + 3 * listRows > layout.height }

  /// Takes a new list or size, and keeps what is being looked at where it is.
  mutating func update(_ posts: [Post], _ size: ScreenSize) {
    let anchor =
      offset == 0
      ? nil
      : visible.first.map { index in
        (id: layout.posts[index].id, row: layout.top(index) - offset)
      }
    self.size = size
    layout.update(posts, CellMetrics(size))
    if let anchor, let index = posts.firstIndex(where: { $0.id == anchor.id }) {
      offset = layout.top(index) - anchor.row
    }
    clamp()
  }

  /// Goes to the start, as a new launch does.
  mutating func reset() { offset = 0 }

  /// Scrolls; what is no key for that does nothing.
  mutating func scroll(_ key: Key) {
    switch key {
    case .up: offset -= 1
    case .down: offset += 1
    case .wheelUp: offset -= 3
    case .wheelDown: offset += 3
    case .pageUp: offset -= max(1, listRows - 2)
    case .pageDown: offset += max(1, listRows - 2)
    case .home: offset = 0
    case .end: offset = layout.height
    case .letter("n"): step(1)
    case .letter("p"): step(-1)
    default: break
    }
    clamp()
  }

  private mutating func step(_ distance: Int) {
    guard let focused else { return }
    let isAtTop = layout.top(focused) == offset
    let index = distance < 0 && !isAtTop ? focused - 1 : focused + (isAtTop ? distance : 0)
    guard layout.posts.indices.contains(index) else { return }
    offset = layout.top(index)
  }

  private mutating func clamp() { offset = max(0, min(offset, layout.height - listRows)) }

  /// The visible rows of the list: only posts that are visible are drawn.
  func rows(_ cell: (_ index: Int, _ isFocused: Bool) -> [[UInt8]]) -> [[UInt8]] {
    let focused = focused
    var rows: [[UInt8]] = []
    rows.reserveCapacity(listRows)
    for index in visible {
      let hidden = max(0, offset - layout.top(index))
      rows += cell(index, index == focused).dropFirst(hidden).prefix(listRows - rows.count)
    }
    return rows + Array(repeating: [], count: max(0, listRows - rows.count))
  }
}

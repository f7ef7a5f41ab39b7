import Foundation
import PhotoFeed
import Testing

@testable import photo_feed

@Suite("FeedView")
struct FeedViewTests {
  private func posts(_ ids: Range<Int>) -> [Post] {
    ids.map { number in
      Post(
        id: "\(number)", author: User(id: "u", name: "Ana", avatarURL: nil),
        imageURL: URL(filePath: "/"), caption: "A caption", likeCount: 0, isLiked: false,
        createdAt: Date(timeIntervalSince1970: 0))
    }
  }

  private func view(_ count: Int = 100, columns: Int = 80, rows: Int = 24) -> FeedView {
    var view = FeedView()
    view.update(posts(0..<count), ScreenSize(columns: columns, rows: rows))
    return view
  }

  private func drawn(_ view: FeedView) -> [Int] {
    var drawn: [Int] = []
    _ = view.rows { index, _ in
      drawn.append(index)
      return Array(repeating: [], count: view.layout.top(index + 1) - view.layout.top(index))
    }
    return drawn
  }

  @Test("only posts that are visible are drawn, however long the list is")
  func onlyVisible() {
    var view = view(2_000)
    #expect(drawn(view) == [0, 1])
    view.scroll(.end)
    #expect(drawn(view).last == 1_999 && drawn(view).count < 4)
  }

  @Test(
    "every size has all its rows",
    arguments: [(1, 1), (3, 2), (40, 8), (80, 24), (120, 40), (500, 200)])
  func rows(columns: Int, rows: Int) {
    let view = view(columns: columns, rows: rows)
    #expect(view.rows { _, _ in Array(repeating: [1], count: 40) }.count == view.listRows)
  }

  @Test("scrolling stops at both ends")
  func ends() {
    var view = view(3)
    for key in [Key.up, .pageUp, .wheelUp, .home] {
      view.scroll(key)
      #expect(view.offset == 0)
    }
    view.scroll(.end)
    let last = view.offset
    for key in [Key.down, .pageDown, .wheelDown, .end] {
      view.scroll(key)
      #expect(view.offset == last)
    }
    #expect(last + view.listRows == view.layout.height)
  }

  @Test("n and p go from post to post")
  func steps() {
    var view = view()
    view.scroll(.letter("n"))
    #expect(view.focused == 1 && view.offset == view.layout.top(1))
    view.scroll(.down)
    view.scroll(.letter("p"))
    #expect(view.focused == 1 && view.offset == view.layout.top(1))
    view.scroll(.letter("p"))
    view.scroll(.letter("p"))
    #expect(view.focused == 0 && view.offset == 0)
  }

  @Test("posts that come at the top leave what is being looked at where it is")
  func anchor() {
    var view = view()
    view.scroll(.letter("n"))
    view.scroll(.down)
    view.update(posts(200..<205) + posts(0..<100), view.size)
    #expect(view.offset == view.layout.top(6) + 1)
    view.scroll(.home)
    view.update(posts(300..<301) + posts(0..<100), view.size)
    #expect(view.offset == 0)
  }

  @Test("a list that gets shorter is still on the screen")
  func shorter() {
    var view = view()
    view.scroll(.end)
    view.update(posts(0..<2), view.size)
    #expect(view.offset <= view.layout.height - view.listRows || view.offset == 0)
    view.update([], view.size)
    #expect(view.visible.isEmpty && view.focused == nil && view.offset == 0)
  }

  @Test("more is asked for when little is left below")
  func nearEnd() {
    var view = view(20)
    #expect(!view.isNearEnd)
    view.scroll(.end)
    #expect(view.isNearEnd)
  }
}

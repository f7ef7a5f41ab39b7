import PhotoFeed
import Testing

@testable import photo_feed

@Suite("StatusBar")
struct StatusBarTests {
  private let bar = StatusBar(
    isFresh: true, isOffline: false, message: nil, requestsInFlight: 2, images: ImageLoadCounts(),
    hitches: 1, troubles: [.slow])

  @Test("what is broken stands in capitals, and all of it fits into 80 columns")
  func wide() {
    #expect(
      bar.rows(columns: 80) == [
        "fresh  2 in flight  photos: 0 memory, 0 disk, 0 network  hitches 1",
        "l like  r refresh  o offline  s SLOW  d drop  f refuse  e expire  k kill  q quit",
      ])
  }

  @Test("no row is wider than the screen", arguments: 1...100)
  func narrow(columns: Int) {
    for row in bar.rows(columns: columns) { #expect(CellText.width(row) <= columns) }
    var failing = bar
    failing.message = "The server took too long to answer."
    for row in failing.rows(columns: columns) { #expect(CellText.width(row) <= columns) }
  }
}

@Suite("ScreenWriter")
struct ScreenWriterTests {
  @Test("only rows that have changed are written, and nothing when none has")
  func changes() {
    var writer = ScreenWriter()
    #expect(
      String(decoding: writer.update(to: [[97], [98]]), as: UTF8.self).hasPrefix("\u{1b}[2J"))
    #expect(writer.update(to: [[97], [98]]) == [])
    #expect(writer.update(to: [[97], [99]]) == Array("\u{1b}[2;1Hc\u{1b}[K".utf8))
    writer.forget()
    #expect(writer.update(to: [[97], [99]]) != [])
  }
}

/// The size of a terminal in cells.
struct ScreenSize: Hashable, Sendable {
  var columns = 80
  var rows = 24
}

/// The ways in which each screen is looked at.
enum ScreenForm: String, CaseIterable {
  case wide = "80x24"
  case narrow = "40x24"
  case plain = "plain"

  var columns: Int { self == .narrow ? 40 : 80 }
  var rows: Int { 24 }
  var arguments: [String] { self == .plain ? ["--plain"] : [] }
}

import LineEditor

/// What the demo is asked to do, as `--name value` pairs.
struct DemoOptions {
  var style = LineEditor.Style.ticking
  var prompt = "> "
  var clock = ""
  var history: String?
  var editrc: String?
  var notices = 0
  var noticeInterval = Duration.milliseconds(170)
  var busy = Duration.zero

  init(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let name = rest.next(), let value = rest.next() {
      switch name {
      case "--style": style = Self.style(named: value)
      case "--prompt": prompt = value
      case "--clock": clock = value
      case "--history": history = value
      case "--editrc": editrc = value
      case "--notices": notices = Int(value) ?? 0
      case "--interval": noticeInterval = .milliseconds(Int(value) ?? 170)
      case "--busy": busy = .milliseconds(Int(value) ?? 0)
      default: break
      }
    }
  }

  private static func style(named name: String) -> LineEditor.Style {
    switch name {
    case "plain": .plain
    case "piped": .piped
    default: .ticking
    }
  }
}

import Foundation
import LineEditor

/// Reads lines until the end and shows each as `GOT[n] <text>`, line breaks as `\n`.
@MainActor
final class Demo {
  private let editor: LineEditor
  private let options: DemoOptions
  private let outside: OutsideEvents
  private let start = LineEditor.now()
  private var noticesShown = 0
  private var scheduledNotices = 0
  private var ticks = 0
  private var linesRead = 0
  private var stopsAtWake = false

  init(editor: LineEditor, options: DemoOptions, outside: OutsideEvents) {
    self.editor = editor
    self.options = options
    self.outside = outside
    editor.prompt = promptText
    editor.clock = options.clock
    editor.completions = { typed in
      [":help", ":hint", ":history", ":quit"].filter { $0.hasPrefix(typed) }
    }
    editor.onWake = { [unowned self] now in self.wake(now) }
    editor.sourceEditrc(options.editrc)
    if let history = options.history { editor.loadHistory(from: history) }
  }

  func run() {
    editor.show("ready")
    while next() { Thread.sleep(forTimeInterval: options.busy / .seconds(1)) }
    if let history = options.history, !editor.saveHistory(to: history) { editor.show("not saved") }
    editor.close()
  }

  private func next() -> Bool {
    switch editor.read() {
    case .line(let line):
      precondition(line.firstKey <= line.entered && line.entered <= LineEditor.now())
      return take(line)
    case .interrupted(let hadText):
      editor.show("INTERRUPTED hadText=\(hadText)")
    case .stopped:
      editor.show("STOPPED <\(escaped(editor.pendingText))>")
    case .terminated(let signal):
      editor.show("TERMINATED \(signal) <\(escaped(editor.pendingText))>")
      return false
    case .failed(let number):
      editor.show("FAILED \(number)")
      return false
    case .endOfInput:
      editor.show("END")
      return false
    }
    return true
  }

  private func take(_ line: LineEditor.Line) -> Bool {
    linesRead += 1
    editor.remember(line.text, kept: line.text.hasPrefix(":"))
    editor.show("GOT[\(linesRead)] <\(escaped(line.text))>\(line.pasted ? " pasted" : "")")
    switch line.text {
    case ":quit": return false
    case ":stop": stopsAtWake = true
    case ":crash": fatalError("asked to crash")
    case ":lend": editor.withTerminalReleased { lend() }
    default: break
    }
    return true
  }

  private func lend() {
    print("LENT, a line please")
    print("LENT got <\(readLine() ?? "")>")
  }

  private func wake(_ now: Duration) -> Duration? {
    for _ in 0..<outside.takeNotices() { notice() }
    for _ in 0..<outside.takeTicks() { tick() }
    while scheduledNotices < options.notices, due(scheduledNotices) <= now {
      scheduledNotices += 1
      notice()
    }
    return scheduledNotices < options.notices ? due(scheduledNotices) : nil
  }

  private func due(_ number: Int) -> Duration { start + options.noticeInterval * (number + 1) }

  private func notice() {
    if stopsAtWake {
      stopsAtWake = false
      editor.stop()
      return
    }
    editor.show("notice \(noticesShown): minute 15 passed — 第15分")
    noticesShown += 1
  }

  /// A percent sign in the prompt is a clock of one digit.
  private var promptText: String {
    options.prompt.replacingOccurrences(of: "%", with: "\(ticks % 10)")
  }

  private func tick() {
    ticks += 1
    if !options.clock.isEmpty { editor.clock = "tick \(ticks)" }
    editor.prompt = promptText
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\t", with: "\\t")
  }
}

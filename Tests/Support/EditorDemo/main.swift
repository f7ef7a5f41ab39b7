import LineEditor

// A program that only reads lines and says what it got, for the tests to drive and for
// Benchmarks/editor-fuzz. SIGUSR1 makes it show a notice, SIGUSR2 makes its clock tick.

let options = DemoOptions(CommandLine.arguments.dropFirst())
let outside = OutsideEvents()

do {
  let editor = try LineEditor(program: "editor-demo", style: options.style)
  let demo = Demo(editor: editor, options: options, outside: outside)
  outside.deliver(through: editor.waker)
  demo.run()
} catch {
  print("editor-demo: \(error)")
}

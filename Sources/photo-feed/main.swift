import Foundation
import PhotoFeedServer

/// One line on standard error, and the status of a program that was used wrongly or has failed.
func complain(_ sentence: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("photo-feed: \(sentence)\n".utf8))
  exit(status)
}

let options: Options
do {
  options = try Options(Array(CommandLine.arguments.dropFirst()))
} catch {
  // EX_USAGE of sysexits(3).
  complain(Usage.sentence(error), status: 64)
}
do {
  switch options.task {
  case .help: print(Usage.text, terminator: "")
  case .serve: try ServeCommand.run(options)
  case .plain: try await PlainCommand(options).run()
  case .show:
    let environment = ProcessInfo.processInfo.environment
    let isDumb = ["", "dumb"].contains(environment["TERM"] ?? "") || isatty(STDOUT_FILENO) == 0
    if isDumb {
      try await PlainCommand(options).run()
    } else if try await !ScreenCommand(options, environment: environment).run() {
      complain("no terminal to read keys from: try --plain", status: 1)
    }
  }
} catch ServerError.noSocket(let reason) {
  let words = unsafe String(cString: strerror(reason))
  complain("can't listen on 127.0.0.1:\(options.port) (\(words)): choose another --port", status: 1)
} catch {
  let folder = FileManager.default.temporaryDirectory.path
  complain("no feed can be kept in \(folder): make room there, or set TMPDIR", status: 1)
}

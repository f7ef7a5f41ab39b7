import Foundation

/// `rehearse feed`: the reference design running, which is a program of its own beside this one.
struct FeedCommand {
  /// The path of this program.
  let program: String
  /// What the other one is told.
  let words: [String]

  /// Becomes the other program; returns only when that is not possible.
  ///
  /// A view model's work is done by the main thread, which here sits and waits for a terminal.
  func run() throws(CommandError) -> Int32 {
    let feed = URL(filePath: program).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "photo-feed").path
    var arguments = unsafe ([feed] + words).map { unsafe strdup($0) } + [nil]
    unsafe execv(feed, &arguments)
    let reason = SystemError.text(errno)
    unsafe arguments.forEach { unsafe free($0) }
    throw CommandError(
      "\(Places.typed(feed)) can't be started (\(reason)): build or install it anew")
  }
}
